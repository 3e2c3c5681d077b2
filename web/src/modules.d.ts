/** Parts of a generated file, see `partsOfJson` in vite.config.ts. */
declare module '*.json?only=species' {
  const part: unknown
  export default part
}
declare module '*.json?except=species' {
  const part: Record<string, unknown>
  export default part
}
