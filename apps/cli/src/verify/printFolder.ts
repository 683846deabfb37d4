import { oneLine } from '@countersign/safe/exchange'
import type { FolderComparison } from './verifyFolder.ts'

/** The comparison for a person, and what it does not show. */
export function printFolder(comparison: FolderComparison, list: 'own' | 'given'): string {
  const { kind, place, same, build, list: hash, files, named, differences } = comparison
  const lines = [
    ...differences.map((text) => `✗ ${text}`),
    ...(same ? [`✓ ${files} of the ${named} files of the list are in the folder and are the same`] : []),
    ...(list === 'own'
      ? ["– not checked: whether the list is the release's. It is the folder's own; --sums names one that you trust"]
      : []),
    `  SHA-256 of SHA256SUMS, as the tag of a release states it: ${hash}`,
    same
      ? `The same. ${place} is ${kind === 'build' ? 'the page' : 'a release'} of build ${build}.`
      : `NOT the same. ${place} differs from build ${build}.`,
  ]
  return `${lines.map(oneLine).join('\n')}\n`
}
