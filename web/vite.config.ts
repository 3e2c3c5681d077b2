import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** The page is built into the Python package, which serves it. */
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/gondwana/server/page',
    emptyOutDir: true,
    // The page's policy allows nothing inline: no data: scripts, no inlined styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:4664', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
})
