/** Which kinds have a picture; the others show their letter. */

const PICTURES = new Set<string>()

export const drawn = (kind: string): boolean => PICTURES.has(kind)
