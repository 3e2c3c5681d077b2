// Packs the built page once, as small as it gets, so that the server has nothing to do but send.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const WORTH = 512
const PACKABLE = /\.(js|css|html|svg|json|ftl|webmanifest)$/

for (const name of readdirSync(process.argv[2], { recursive: true })) {
  const path = join(process.argv[2], name)
  if (!PACKABLE.test(name) || statSync(path).size < WORTH) continue
  const plain = readFileSync(path)
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }))
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  )
}
