import { type Address, isSameAddress } from '@countersign/primitives'
import { openShareFragment, parseShareFragment, readExchangeFile, type ExchangeItem } from '@countersign/safe/exchange'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { CliError } from '../output/CliError.ts'
import { cliMessages } from '../cliMessages.ts'
import type { HashTarget } from './HashTarget.ts'

type Place = { readonly chainId: bigint; readonly safe: Address; readonly passphrase: () => Promise<string> }

/**
 * Reads a proposal or a message from a share link or a file.
 *
 * @throws CliError when it is neither, or for another account
 */
export async function readContent(what: string, { chainId, safe, passphrase }: Place): Promise<HashTarget> {
  const item = await openContent(what, passphrase)
  if (item.kind !== 'proposal' && item.kind !== 'message')
    throw new CliError(cliMessages.notHashable({ kind: item.kind }))
  if (item.chainId !== chainId || !isSameAddress(item.safe, safe))
    throw new CliError(cliMessages.otherAccount({ said: `${item.chainId}:${item.safe}`, given: `${chainId}:${safe}` }))
  if (item.kind === 'message') return { kind: 'message', source: 'content', proposal: item }
  const { transaction, signatures, messages } = item
  return { kind: 'transaction', source: 'content', transaction, signatures, claimed: null, messages }
}

/**
 * Opens a share link or a file.
 *
 * @param passphrase is called for a link that needs one
 * @throws CliError when there is no such file, SafeError when it is not readable
 */
export async function openContent(what: string, passphrase: () => Promise<string>): Promise<ExchangeItem> {
  const fragment = what.includes('#') ? parseShareFragment(what) : null
  if (fragment !== null) return openShareFragment(fragment, fragment.key === null ? await passphrase() : undefined)
  if (!existsSync(what)) throw new CliError(cliMessages.noSuchFile({ path: what }))
  return readExchangeFile(await readFile(what, 'utf8'))
}
