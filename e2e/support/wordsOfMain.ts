import type { Page } from '@playwright/test'

/** What a screen reader reads of the page's content, in order: names and texts of the accessibility tree. */
export async function wordsOfMain(page: Page): Promise<string[]> {
  const tree = await page.getByRole('main').ariaSnapshot()
  return tree
    .split('\n')
    .map((line) => line.trim().replace(/^- /, ''))
    .filter((line) => !line.startsWith('/url:'))
    .flatMap(textsOf)
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** `heading "Title" [level=1]`, `text: words` or `link "Name":`. A role is not read as a word. */
function textsOf(line: string): string[] {
  const unquoted = line.startsWith("'") ? line.slice(1).replace(/':?$/, '') : line
  const name = /^[a-z]+ "((?:[^"\\]|\\.)*)"/.exec(unquoted)?.[1]
  const text = /^(?:[a-z]+(?: \[[^\]]*\])*|text): "?(.*?)"?$/.exec(unquoted)?.[1]
  return [name, text].filter((one) => one !== undefined)
}
