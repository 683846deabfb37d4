import { groupBy } from '../docs/examples/groupBy.ts'
import type { ReferenceEntry } from './readReference.ts'

/** Longer signatures are mostly tables, which are unreadable as one line. */
const MOST_CHARACTERS = 1500

/** The reference of a package: each entry with its functions and values, and its types as a list. */
export function printReference(name: string, version: string, entries: readonly ReferenceEntry[]): string {
  const parts = [...groupBy(entries, ({ specifier }) => specifier)].map(([specifier, exported]) => {
    const described = exported.filter(({ kind }) => kind !== 'type').map(printEntry)
    const types = exported.filter(({ kind }) => kind === 'type').map(printType)
    return [
      `## \`${specifier}\``,
      ...described,
      ...(types.length > 0 ? [`### Types\n\n${types.join('\n')}`] : []),
    ].join('\n\n')
  })
  return `# ${name} ${version}: reference\n\nGenerated from the docstrings of this version.\n\n${parts.join('\n\n')}\n`
}

function printEntry({ name, kind, signature, text, tags }: ReferenceEntry): string {
  const of = (tag: string) => tags.filter((each) => each.name === tag)
  const lists = [
    ...of('param').map((each) => `- parameter ${each.text}`),
    ...of('returns').map((each) => `- returns ${each.text}`),
    ...of('throws').map((each) => `- throws ${each.text}`),
  ]
  const examples = of('example').map((each) => `\`\`\`ts\n${codeOf(each.text)}\n\`\`\``)
  const isShort = signature !== null && signature.length <= MOST_CHARACTERS
  return [
    `### ${name}`,
    ...(isShort && kind === 'function' ? [`\`\`\`ts\n${name}: ${signature}\n\`\`\``] : []),
    ...(text === '' ? [] : [text]),
    ...(lists.length > 0 ? [lists.join('\n')] : []),
    ...examples,
  ].join('\n\n')
}

const printType = ({ name, text }: ReferenceEntry): string =>
  `- \`${name}\`${text === '' ? '' : `: ${text.replaceAll(/\s+/g, ' ')}`}`

/** Without the fence that some docstrings have. */
const codeOf = (text: string): string => text.replace(/^\s*```\w*\n([^]*?)\n\s*```\s*$/, '$1').trim()
