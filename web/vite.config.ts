import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/**
 * Import a part of a generated file: `art.gen.json?only=species`, `art.gen.json?except=species`. Parts get chunks of their own,
 * so a page that needs one does not load the others.
 */
function partsOfJson(): Plugin {
  return {
    name: 'parts-of-json',
    enforce: 'pre',
    transform(json, id) {
      const [, how, key] = /\.json\?(only|except)=(\w+)$/.exec(id) ?? []
      if (!how) return null
      const entries = Object.entries(JSON.parse(json) as object)
      const part = Object.fromEntries(entries.filter(([name]) => (name === key) === (how === 'only')))
      return { code: JSON.stringify(part), moduleType: 'json' }
    },
  }
}

/** The page is built into the Python package, which serves it. */
export default defineConfig({
  plugins: [partsOfJson(), svelte()],
  build: {
    outDir: '../src/gondwana/server/page',
    emptyOutDir: true,
    // The page's policy allows nothing inline: no data: scripts, no inlined styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What nearly every page needs, with the framework: one chunk is smaller than many, and sooner there.
            { name: 'common', test: /\/web\/src\/(api|sounds|games\/board|parts\/Problem|table\/naming)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:4664', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
})
