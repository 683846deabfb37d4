import { expect, test } from 'vitest'
import { publishPaths } from './publishPaths.ts'

test('behavior: declarations and workers name built files', () => {
  expect(publishPaths('index.d.ts', "export { a } from './a.ts';\ntype B = import('./b.ts').B;\n").text).toBe(
    "export { a } from './a.js';\ntype B = import('./b.js').B;\n",
  )
  expect(publishPaths('open.js', "new Worker(new URL('./worker.ts', import.meta.url))").text).toBe(
    "new Worker(new URL('./worker.js', import.meta.url))",
  )
})

test('behavior: a CSS module is imported as the module of its class names', () => {
  expect(publishPaths('Row.js', "import styles from './Row.module.css'").text).toBe(
    "import styles from './Row.module.js'",
  )
})

test('behavior: imported packages are found, in dynamic imports too, and those of an example in a comment are not', () => {
  const text = [
    "import { z } from 'zod/mini'",
    "import { join } from 'node:path'",
    "import '@countersign/safe/light'",
    "const later = import('viem')",
    "const native = require('fs-native-extensions')",
    " * import { a } from 'example'",
  ].join('\n')
  expect(publishPaths('a.js', text).imported).toEqual(['zod', '@countersign/safe', 'viem', 'fs-native-extensions'])
})

test('behavior: a source map names the source by its place in the package', () => {
  const map = JSON.stringify({ version: 3, sources: ['../../../../../../packages/safe/src/batch/build.ts'] })
  expect(JSON.parse(publishPaths('batch/build.js.map', map).text)).toEqual({
    version: 3,
    sources: ['../../src/batch/build.ts'],
  })
})
