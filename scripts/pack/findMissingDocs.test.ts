import { expect, test } from 'vitest'
import type { ReferenceEntry } from './readReference.ts'
import { findMissingDocs } from './findMissingDocs.ts'

const exported = (name: string, text: string, file = `packages/example/src/${name}.ts`): ReferenceEntry => ({
  package: '@countersign/example',
  specifier: '@countersign/example',
  name,
  file,
  kind: 'type',
  signature: null,
  text,
  tags: [],
})

test('error: an export without a docstring is found, and props only where their component has none', () => {
  const reference = [
    exported('Row', 'A row.'),
    exported('RowProps', ''),
    exported('Cell', ''),
    exported('CellProps', ''),
    exported('erc20Abi', '', 'packages/example/src/generated/tokenAbis.ts'),
  ]
  expect(findMissingDocs(reference).map(({ name }) => name)).toEqual(['Cell', 'CellProps'])
})
