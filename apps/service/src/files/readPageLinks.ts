import * as z from 'zod/mini'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files of each page by its address, as the build writes them. */
const PageFiles = z.record(z.string(), z.array(z.string()))
/** By page, the most important file first. */
export type PageLinks = ReadonlyMap<string, readonly string[]>
const ImportMap = z.object({ integrity: z.record(z.string(), z.string()) })

/**
 * Parts of the `link` header, by page: the scripts and the style sheet of the document, because a browser reads the document only after the script in its
 * head has run, and what the page needs besides. They only make a browser fetch earlier: what runs is still decided by the document and its
 * hashes. Empty for a build without `pages.json`.
 */
export async function readPageLinks(pageDir: string, html: string): Promise<PageLinks> {
  const text = await readFile(join(pageDir, 'pages.json'), 'utf8').catch(() => null)
  const map = /<script type="importmap">([^<]*)<\/script>/.exec(html)?.[1]
  if (text === null || map === undefined) return new Map()
  const { integrity } = ImportMap.parse(JSON.parse(map))
  const ofDocument = [
    ...html.matchAll(/<link rel="(?:stylesheet|modulepreload)"(?! media="print")[^>]*href="\/([^"]+)"/g),
  ]
    .flatMap(([, file]) => file ?? [])
    // The style sheet first: the first paint waits for it, and content for both.
    .toSorted((one, other) => Number(other.endsWith('.css')) - Number(one.endsWith('.css')))
  return new Map(
    Object.entries(PageFiles.parse(JSON.parse(text))).map(([page, files]) => [
      page,
      [...ofDocument, ...files].flatMap((file) => linkOf(`/${file}`, integrity[`/${file}`])),
    ]),
  )
}

/** A preload without the right hash would be fetched twice. */
function linkOf(address: string, integrity: string | undefined): string[] {
  if (integrity === undefined) return []
  const kind = address.endsWith('.css') ? 'style' : 'script'
  return [`<${address}>;rel=preload;as=${kind};crossorigin;integrity="${integrity}"`]
}

/** The page of an address, as `pages.json` names it: `*` is any one part. A page with a name of its own comes before. */
export function pageOfAddress(url: string, pages: Iterable<string>): string | undefined {
  const [path = ''] = url.split(/[?#]/)
  const wanted = partsOf(path)
  const fitting = [...pages].filter((page) => {
    const parts = partsOf(page)
    return parts.length === wanted.length && parts.every((part, place) => part === '*' || part === wanted[place])
  })
  return fitting.toSorted((one, other) => wildcards(one) - wildcards(other))[0]
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')
const wildcards = (page: string): number => partsOf(page).filter((part) => part === '*').length
