import { expect, test } from 'vitest'
import { findMissingFiles } from './findMissingFiles.ts'

const texts: Readonly<Record<string, string>> = {
  'dist/index.js': `import { run } from './run.js'\nimport './side.js'\nexport * from "./all.js"\nimport fastify from 'fastify'\n`,
  'dist/run.js': `const style = new URL('../style.css', import.meta.url)\nawait import('./late.js')\n// import { x } from './comment.js'\n`,
  'dist/worker.mjs': `import {\n  one,\n} from './statements.mjs'\n`,
  'page/assets/a.js': `import './gone.js'`,
}
const missing = (files: readonly string[]) => findMissingFiles(files, (file) => texts[file] ?? '')

test('behavior: a file that a module imports, reads or runs, and that is not packed, is named', () => {
  expect(missing(Object.keys(texts))).toEqual([
    'dist/index.js names dist/all.js',
    'dist/index.js names dist/side.js',
    'dist/run.js names dist/late.js',
    'dist/run.js names style.css',
    'dist/worker.mjs names dist/statements.mjs',
  ])
  const rest = ['dist/all.js', 'dist/side.js', 'dist/late.js', 'style.css', 'dist/statements.mjs']
  expect(missing([...Object.keys(texts), ...rest])).toEqual([])
})
