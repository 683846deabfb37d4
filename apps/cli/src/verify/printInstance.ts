import { oneLine } from '@countersign/safe/exchange'
import type { InstanceComparison } from './verifyInstance.ts'

/** The comparison for a person: what differs, or that nothing does. */
export function printInstance(comparison: InstanceComparison): string {
  const { place, same, build, files, differences, headers, hosts, document } = comparison
  const problems = headers ?? []
  const lines = [
    ...[...differences, ...problems].map((text) => `✗ ${text}`),
    ...(differences.length === 0 ? [`✓ ${files} files and the page are the same, plain and compressed`] : []),
    ...(headers !== null && problems.length === 0 ? ['✓ the headers are as strict as the page needs them'] : []),
    ...(headers === null ? ['– not checked: headers (--files-only)'] : []),
    ...Object.entries(hosts).map(([name, value]) => `  ${WORDS[name] ?? name}: ${value || 'nothing'}`),
    ...(document === 'root.html'
      ? []
      : ['  the page is index.html, with relative paths, as hosts of plain files serve it']),
    same
      ? `The same. ${place} serves build ${build}.`
      : `NOT the same. ${place} differs from build ${build} in ${count(differences.length + problems.length)}.`,
  ]
  return `${lines.map(oneLine).join('\n')}\n`
}

const WORDS: Readonly<Record<string, string>> = {
  'connect-src': 'the page may reach',
  'frame-src': 'it may show in a frame',
  'frame-ancestors': 'it may be shown in a frame by',
}

const count = (places: number): string => (places === 1 ? 'one place' : `${places} places`)
