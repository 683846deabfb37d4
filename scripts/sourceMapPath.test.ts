import { expect, test } from 'vitest'
import { fileURLToPath } from 'node:url'
import { sourceMapPath } from '../apps/web/build/sourceMapPath.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test('behavior: a source has the same name in the map of every build', () => {
  const inFolder = (folder: string) => `${root}apps/web/${folder}/assets/a.js.map`
  expect(sourceMapPath('../../src/main.tsx', inFolder('dist'))).toBe('countersign:///apps/web/src/main.tsx')
  expect(sourceMapPath('../../../../packages/safe/src/index.ts', inFolder('dist'))).toBe(
    'countersign:///packages/safe/src/index.ts',
  )
  expect(sourceMapPath(`${root}apps/web/src/main.tsx`, '/somewhere/else/a.js.map')).toBe(
    'countersign:///apps/web/src/main.tsx',
  )
})

test('behavior: an installed package is named from node_modules on, wherever it is installed', () => {
  expect(sourceMapPath('/elsewhere/node_modules/a/node_modules/react/index.js', '/x/a.js.map')).toBe(
    'countersign:///node_modules/react/index.js',
  )
})
