import { expect, test } from 'vitest'
import type { Manifest } from './Manifest.ts'
import { stageManifest } from './stageManifest.ts'

const manifest: Manifest = {
  name: '@countersign/example',
  version: '0.1.0',
  private: true,
  sideEffects: ['./src/setUp.ts'],
  exports: {
    '.': './src/index.ts',
    './testing': './testing/help.ts',
    './styles.css': './src/styles/index.css',
    './data.json': './data.json',
  },
  bin: { example: './src/main.ts' },
  scripts: { generate: 'tsx generate.ts' },
  dependencies: { zod: '^4', unused: '^1', '@countersign/primitives': '^0.1.0' },
  devDependencies: { vitest: '4' },
}
const staged = stageManifest(manifest, new Set(['zod', '@countersign/primitives']))

test('behavior: entries lead to built modules with declarations, documents stay, and helpers of tests are left out', () => {
  expect(staged.exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './styles.css': { types: './dist/sheet.d.ts', default: './dist/styles/index.css' },
    './data.json': './data.json',
    './package.json': './package.json',
  })
  expect([staged.sideEffects, staged.bin]).toEqual([['./dist/setUp.js'], { example: './dist/main.js' }])
})

test('behavior: what only the repository needs is left out, and so is a dependency that no module imports', () => {
  expect(staged).not.toHaveProperty('private')
  expect(staged).not.toHaveProperty('scripts')
  expect(staged).not.toHaveProperty('devDependencies')
  expect(staged.dependencies).toEqual({ zod: '^4', '@countersign/primitives': '^0.1.0' })
})
