/** Strings of a source file with their positions; what a template fills in is "…". */
export function literalsIn(source: string): { readonly value: string; readonly index: number }[] {
  const literals = []
  for (const { 0: literal, index } of source.matchAll(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g)) {
    const value = withoutValues(literal.slice(1, -1)).replaceAll(/\\(.)/g, '$1')
    literals.push({ value, index })
  }
  return literals
}

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** Braces may be nested in a filled-in value. */
function withoutValues(template: string): string {
  const start = template.indexOf('${')
  if (start === -1) return template
  let depth = 0
  for (let end = start + 1; end < template.length; end++) {
    if (template[end] === '{') depth++
    if (template[end] === '}' && --depth === 0)
      return `${template.slice(0, start)}…${withoutValues(template.slice(end + 1))}`
  }
  return template
}
