/** The example of a README: a module, a page of React or commands of a shell, and what it prints or shows. */
export type Example = { readonly language: 'ts' | 'tsx' | 'sh'; readonly code: string; readonly printed: string }

/** The first two code blocks of the section "Example": a program and its output. Null without that section. */
export function readExample(readme: string): Example | null {
  const section = /^## Example\n([^]*?)(?=^## |(?![^]))/m.exec(readme)?.[1]
  const [, language, code] = /^```(tsx?|sh)\n([^]*?)^```$/m.exec(section ?? '') ?? []
  const [, printed] = /^```text\n([^]*?)^```$/m.exec(section ?? '') ?? []
  return code === undefined || printed === undefined
    ? null
    : { language: language === 'sh' || language === 'tsx' ? language : 'ts', code, printed }
}

/** Whether a program printed what its README states. `…` matches any text within a line. */
export function isPrinted(stated: string, printed: string): boolean {
  const lines = (text: string) => text.trimEnd().split('\n')
  const [expected, found] = [lines(stated), lines(printed)]
  return (
    expected.length === found.length &&
    expected.every((line, place) =>
      new RegExp(`^${line.split('…').map(escape).join('.+')}$`).test(found[place]?.trimEnd() ?? ''),
    )
  )
}

const escape = (text: string): string => text.trimEnd().replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
