import { checksumAddress, hasHiddenCharacters, isAddress } from '@countersign/primitives'
import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import * as z from 'zod/mini'
import type { ServiceConfig } from '../config/ServiceConfig.ts'
import { StartError } from '../config/StartError.ts'
import { findLogoFile } from './findLogoFile.ts'
import { createTokenList, type ListedToken, type TokenList } from './TokenList.ts'
import { ListedEntry, TokenListFile } from './TokenListFile.ts'
import { tokenListMessages as messages } from './tokenListMessages.ts'

const MOST_BYTES = 16 * 1024 * 1024
const MOST_PROBLEMS = 10
const IN_WORDS = { error: z.locales.en().localeError }

/**
 * The operator's tokens: the list file, and `tokens` of the chain entries, which take precedence.
 * @param log receives one sentence about the list
 * @throws StartError config/invalid with every problem of the file, up to ten
 */
export function readTokenList(
  { tokenList, chains }: Pick<ServiceConfig, 'tokenList' | 'chains'>,
  log: (sentence: string) => void = () => undefined,
): TokenList {
  const configured = chains.flatMap(({ chainId, tokens }) =>
    tokens
      .filter(({ type }) => type === 'ERC20')
      .map(({ address, symbol, name, decimals }) => ({
        chainId,
        address: checksumAddress(address),
        symbol,
        name,
        decimals,
        logoUri: null,
      })),
  )
  if (tokenList === null) return createTokenList({ chains, tokens: configured, folder: null })
  const file = resolve(tokenList.file)
  const { name, tokens } = readFile(file)
  const used = tokens.filter((token) => chains.some(({ chainId }) => chainId === token.chainId))
  log(messages.loaded({ name, count: used.length, other: tokens.length - used.length }))
  // The last entry of an address is used: a chain entry adds nothing but the logo of the list.
  const logos = new Map(used.map(({ chainId, address, logoUri }) => [`${chainId}:${address}`, logoUri]))
  const own = configured.map((token) => ({ ...token, logoUri: logos.get(`${token.chainId}:${token.address}`) ?? null }))
  return createTokenList({ chains, tokens: [...used, ...own], folder: dirname(file) })
}

function readFile(file: string): { name: string; tokens: ListedToken[] } {
  const content = parseFile(file)
  const problems: string[] = []
  const places = new Map<string, number>()
  const tokens = content.tokens.flatMap((given, index): ListedToken[] => {
    const place = placeOf(given, index)
    const read = z.safeParse(ListedEntry, given, IN_WORDS)
    if (!read.success) {
      problems.push(
        ...read.error.issues.map(({ path, message }) =>
          messages.wrong({ file, place: [place, ...path.map(String)].join('.'), reason: message }),
        ),
      )
      return []
    }
    const found = problemsOf(read.data, { file, place })
    const key = `${read.data.chainId}:${read.data.address.toLowerCase()}`
    const first = places.get(key)
    if (first === undefined) places.set(key, index)
    else found.push(messages.twice({ file, place, first }))
    problems.push(...found)
    const { chainId, address, symbol, name, decimals, logoURI } = read.data
    const listed = { chainId: String(chainId), address: checksumAddress(address), symbol, name, decimals }
    return [{ ...listed, logoUri: logoURI === undefined || logoURI === '' ? null : logoURI }]
  })
  const more = problems.length - MOST_PROBLEMS
  if (problems.length > 0)
    throw StartError.invalidConfig([...problems.slice(0, MOST_PROBLEMS), ...(more > 0 ? [messages.more(more)] : [])])
  return { name: content.name, tokens }
}

function parseFile(file: string): z.output<typeof TokenListFile> {
  const refuse = (problem: string) => StartError.invalidConfig([problem])
  let text: string
  try {
    const { size } = statSync(file)
    if (size > MOST_BYTES) throw refuse(messages.tooLarge({ file, bytes: size, most: MOST_BYTES }))
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof StartError) throw error
    throw refuse(messages.unreadable({ file, reason: error instanceof Error ? error.message : String(error) }))
  }
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw refuse(messages.notJson({ file, reason: error instanceof Error ? error.message : String(error) }))
  }
  const read = z.safeParse(TokenListFile, value, IN_WORDS)
  if (read.success) return read.data
  throw StartError.invalidConfig(
    read.error.issues.map(({ path, message }) =>
      messages.wrong({ file, place: path.map(String).join('.') || 'the file', reason: message }),
    ),
  )
}

/** `tokens.3 ("USDC")`: the place and the symbol, by which the operator finds the entry. */
function placeOf(given: unknown, index: number): string {
  const named = z.safeParse(z.object({ symbol: z.string() }), given)
  return named.success ? `tokens.${index} ("${named.data.symbol.slice(0, 32)}")` : `tokens.${index}`
}

function problemsOf({ address, symbol, name, logoURI }: ListedEntry, at: { file: string; place: string }): string[] {
  const problems: string[] = []
  const right = checksumAddress(address)
  const hasCase = isAddress(address) && address.slice(2) !== address.slice(2).toLowerCase()
  if (hasCase && address !== right && address.slice(2) !== address.slice(2).toUpperCase())
    problems.push(messages.checksum({ ...at, address, right }))
  if (hasHiddenCharacters(symbol) || hasHiddenCharacters(name)) problems.push(messages.hidden(at))
  if (logoURI !== undefined && logoURI !== '' && !/^(https?:\/\/|ipfs:\/\/|data:image\/)/i.test(logoURI)) {
    if (/^[a-z][a-z0-9+.-]*:/i.test(logoURI)) problems.push(messages.logoScheme({ ...at, logo: logoURI.slice(0, 60) }))
    else if (findLogoFile(dirname(at.file), logoURI) === null)
      problems.push(messages.logoMissing({ ...at, path: logoURI.slice(0, 200) }))
  }
  return problems
}
