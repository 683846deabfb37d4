import { buildCaches } from './buildCaches.ts'
import { fileLines, linesOfNumber, linesOfWorker } from '@countersign/primitives/fileLines'
import { checkedFile } from './checkedFile.ts'
import { sha256Of } from './sha256Of.ts'

declare const self: ServiceWorkerGlobalScope

/** Written by the last step of the build: the SHA-256 of the lines of all files but the pages and the worker. */
const FILES = '{{files}}'
/** And of the page before it got its number, so that a change of the page alone is a new worker too. */
const PAGE = '{{page}}'

const NAME = `${buildCaches}${FILES.slice(0, 16)}-${PAGE.slice(0, 16)}`
const LIST = 'SHA256SUMS'
/** Files fetched at the same time. More would delay the requests of the page. */
const AT_ONCE = 4

/** The files of this worker's build that were kept. Undefined once the person has removed them: open pages still ask the worker for files. */
export const keptFiles = async (): Promise<Cache | undefined> =>
  (await caches.has(NAME)) ? caches.open(NAME) : undefined

export const addressOf = (name: string): string => new URL(name, self.registration.scope).href

/**
 * Fetches the files of this build and keeps those whose hashes are in its list. The worker is not installed when one of them differs.
 * @throws Error naming the file that differs
 */
export async function keepBuild(): Promise<void> {
  const cache = await caches.open(NAME)
  const answer = await fetch(addressOf(LIST), { cache: 'no-cache' })
  const text = await answer.text()
  if ((await sha256Of(linesOfWorker(fileLines(text)))) !== FILES)
    // no message: an error of the program
    throw new Error(`${LIST} of this host is not the list of this worker's build.`)
  await cache.put(addressOf(LIST), new Response(text))
  const page = await fetch(self.registration.scope, { cache: 'no-cache', headers: { accept: 'text/html' } })
  const html = await page.clone().text()
  // no message: an error of the program
  if (!(await isOwnPage(html))) throw new Error(`The page of this host is not in ${LIST}.`)
  await cache.put(self.registration.scope, page)
  const names = [...new Set([...filesOfPage(html), ...(await laterFiles())])]
  const next = async () => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) await keepFile(name)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

/** Fetches and keeps one file. @throws Error where the host's file is not the one of the list */
export async function keepFile(name: string): Promise<Response> {
  const hash = (await hashes()).get(name)
  // no message: an error of the program
  if (hash === undefined) throw new Error(`${name} is not in ${LIST}.`)
  const answer = await checkedFile(addressOf(name), hash)
  await (await keptFiles())?.put(addressOf(name), answer.clone())
  return answer
}

/** Whether these are the bytes of a page of this build. */
export async function isOwnPage(html: string): Promise<boolean> {
  const known = await hashes()
  const hash = await sha256Of(html)
  return hash === known.get('root.html') || hash === known.get('index.html')
}

/** Whether the kept page, whose bytes were compared, is the one for plain files in a folder, whose only address is that folder. */
export const isForFolder = (html: string): boolean => /<html data-portable[\s>]/.test(html.slice(0, 200))

/** The number of this worker's build, as the footer of its page says it. */
export const buildNumber = async (): Promise<string> => sha256Of(linesOfNumber(fileLines(await keptList())))

/** The build before this one stays, for the tabs that still show it. */
export async function dropOldBuilds(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(buildCaches) && name !== NAME)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
}

let known: Promise<ReadonlyMap<string, string>> | undefined

function hashes(): Promise<ReadonlyMap<string, string>> {
  known ??= keptList().then((text) => new Map(fileLines(text).map(({ name, hash }) => [name, hash])))
  return known
}

async function keptList(): Promise<string> {
  const list = await (await keptFiles())?.match(addressOf(LIST))
  // no message: an error of the program
  if (!list) throw new Error(`The kept build has no ${LIST}.`)
  return list.text()
}

/** Scripts, styles, fonts and icons that the document itself asks for. */
const filesOfPage = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\.?\/([^"]+)"/g)].map(([, name = '']) => name)

/** Files of the pages and dialogs that the document does not ask for. See `build/nameAheadFiles.ts`. */
async function laterFiles(): Promise<string[]> {
  const answer = await keepFile('ahead.json')
  const names: unknown = await answer.json()
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}
