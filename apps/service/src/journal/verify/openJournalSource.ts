import { About, JournalPage } from '@countersign/api'
import { createReadStream } from 'node:fs'
import { isRecord } from '@countersign/primitives'

/** The content of a URL or a file. */
export type JournalSource =
  | { kind: 'pages'; values: AsyncIterable<unknown> }
  | { kind: 'export'; values: AsyncIterable<unknown> }
  /** The file of all accounts, in the data directory. */
  | { kind: 'whole'; path: string }

const isUrl = (text: string) => /^https?:\/\//.test(text)

/** @throws Error with a sentence when it cannot be read */
export async function openJournalSource(place: string): Promise<JournalSource> {
  if (isUrl(place)) {
    if (new URL(place).pathname.replace(/\/+$/, '').endsWith('/journal/export'))
      return { kind: 'export', values: parseLines(fetchLines(place), place) }
    return { kind: 'pages', values: fetchPages(place) }
  }
  const first = await firstLine(place)
  const value = parse(first)
  if (isRecord(value) && 'results' in value) return { kind: 'pages', values: parseLines(fileLines(place), place) }
  if (isRecord(value) && ('link' in value || 'seal' in value))
    return { kind: 'export', values: parseLines(fileLines(place), place) }
  if (isRecord(value) && 'previous' in value) return { kind: 'whole', path: place }
  throw new Error(`${place} is no journal page, no export of an account's journal and no journal file.`)
}

/** The key that a service publishes; null for a file, which cannot prove its own key. */
export async function fetchJournalKey(place: string): Promise<string | null> {
  if (!isUrl(place)) return null
  const url = new URL('/about', place).href
  const about = About.safeParse(await fetchJson(url))
  if (about.success && about.data.journalKey) return about.data.journalKey.publicKey
  throw new Error(`${url} names no journalKey. Pass the service's public key with --key.`)
}

async function* fetchPages(start: string): AsyncGenerator<unknown> {
  const { origin } = new URL(start)
  for (let url: string | null = start; url !== null;) {
    const value: unknown = await fetchJson(url)
    yield value
    const page = JournalPage.safeParse(value)
    url = page.success ? page.data.next : null
    // Behind a proxy the service may use another host name in its links; all pages are requested from the host of the first one.
    if (url !== null) url = `${origin}${new URL(url).pathname}${new URL(url).search}`
  }
}

async function ask(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 200)}`)
  return response
}

const fetchJson = async (url: string): Promise<unknown> => (await ask(url)).json()

async function* fetchLines(url: string): AsyncGenerator<string> {
  const { body } = await ask(url)
  if (body) yield* splitLines(body)
}

const fileLines = (path: string): AsyncGenerator<string> => splitLines(createReadStream(path))

async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

async function firstLine(path: string): Promise<string> {
  for await (const line of fileLines(path)) return line
  return ''
}

async function* parseLines(lines: AsyncIterable<string>, place: string): AsyncGenerator<unknown> {
  let number = 0
  for await (const line of lines) {
    number += 1
    if (line.trim() === '') continue
    const value = parse(line)
    if (value === undefined) throw new Error(`Line ${number} of ${place} is not JSON: it was cut off or changed.`)
    yield value
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
