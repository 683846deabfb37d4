import type { Transaction } from '@countersign/api'
import { type Address, shortenAddress } from '@countersign/primitives'
import { splitNote } from '@countersign/safe/light'
import { appClaim } from './appClaim.ts'
import { rowAmount } from './rowAmount.ts'
import { settingsTitle } from './settingsTitle.ts'
import type { RowAmount, RowKind, RowMeta, TransactionRowModel } from './TransactionRowModel.ts'
import type { ViewContext } from './ViewContext.ts'
import { rowMessages } from './rowMessages.ts'

type Reported = { readonly kind: RowKind; readonly title: string; readonly meta?: readonly RowMeta[] }

/**
 * A row of queue, history or search.
 *
 * @param transaction a row as the service lists it
 * @param titled replaces the words of a batch, whose calls a list does not contain
 * @example
 * rowOf(row, viewFixture).title // 'Send 1.00 ETH to Kestrel Audits'
 */
export function rowOf(transaction: Transaction, context: ViewContext, titled?: string): TransactionRowModel {
  const { executionInfo, txStatus } = transaction
  const nonce = executionInfo?.type === 'MULTISIG' ? executionInfo.nonce : null
  const { kind, title: listed, meta = [] } = tell(transaction, nonce, context)
  const title = titled ?? listed
  const module = executionInfo?.type === 'MODULE' ? executionInfo.address.value : null
  const extra: RowMeta[] = []
  if (module !== null) extra.push({ text: rowMessages.noSignatures })
  const { note } = splitNote(transaction.note ?? '')
  if (note !== '') extra.push({ text: rowMessages.note(note), source: 'service' })
  const app = appClaim(transaction.safeAppInfo, context)
  if (app) extra.push({ text: rowMessages.via(app.name), source: 'service', app })
  return {
    id: transaction.id,
    kind,
    origin: nonce !== null ? 'multisig' : module !== null ? 'module' : 'outside',
    title: module === null ? title : rowMessages.byModule({ title, module: moduleIn(module, context) }),
    meta: [...meta, ...extra],
    amount: amountOf(transaction, context),
    ...(kind === 'settings' || kind === 'cancel' ? { movesNothing: true } : {}),
    status: txStatus,
    nonce,
    timestamp: transaction.timestamp,
    txHash: transaction.txHash,
    addresses: addressesOf(transaction).map((address) => address.toLowerCase()),
    suspicious: suspicionOf(transaction),
  }
}

function tell({ txInfo }: Transaction, nonce: number | null, context: ViewContext): Reported {
  switch (txInfo.type) {
    case 'Transfer': {
      const { sender, recipient, direction, transferInfo } = txInfo
      if (direction === 'INCOMING') {
        return {
          kind: 'receive',
          title: rowMessages.received(nameIn(sender.value, context, sender.name)),
          // The title already shows an address that has no name.
          meta: nameOrNull(sender.value, context, sender.name) === null ? [] : [{ text: '', address: sender.value }],
        }
      }
      const what = transferText(transferInfo, context)
      const to = nameIn(recipient.value, context, recipient.name)
      if (direction === 'OUTGOING') return { kind: 'send', title: rowMessages.send({ what, to }) }
      return {
        kind: 'contract',
        title: rowMessages.move({ what, from: nameIn(sender.value, context, sender.name), to }),
      }
    }
    case 'SettingsChange':
      return {
        kind: 'settings',
        title: settingsTitle(
          txInfo,
          (address) => nameIn(address, context),
          (address) => moduleIn(address, context),
        ),
      }
    case 'Custom': {
      if (txInfo.isCancellation) {
        return {
          kind: 'cancel',
          title: rowMessages.cancel(`${nonce ?? ''}`),
          meta: [{ text: rowMessages.emptyCall }],
        }
      }
      if (txInfo.actionCount !== undefined) {
        return { kind: 'batch', title: rowMessages.batch(txInfo.actionCount) }
      }
      const to = nameIn(txInfo.to.value, context, txInfo.to.name)
      return {
        kind: 'contract',
        title: rowMessages.call({ method: txInfo.methodName ?? rowMessages.unknownMethod, to }),
      }
    }
    case 'Creation':
      return {
        kind: 'creation',
        title: rowMessages.created,
        meta: [{ text: rowMessages.by(nameIn(txInfo.creator.value, context, txInfo.creator.name)) }],
      }
    case 'Foreign':
      return { kind: 'contract', title: rowMessages.foreign(txInfo.kind) }
  }
}

function transferText(
  info: Extract<Transaction['txInfo'], { type: 'Transfer' }>['transferInfo'],
  context: ViewContext,
): string {
  if (info.type === 'ERC721') {
    const count = info.amount === undefined ? '' : `${info.amount} × `
    return `${count}${info.tokenSymbol ?? shortenAddress(info.tokenAddress)} #${info.tokenId}`
  }
  const amount = rowAmount(info, 'UNKNOWN', context.native)
  return amount ? `${amount.text} ${amount.symbol}` : rowMessages.nothing
}

function amountOf({ txInfo }: Transaction, { native }: ViewContext): RowAmount | null {
  if (txInfo.type === 'Transfer') {
    return rowAmount(txInfo.transferInfo, txInfo.direction, native)
  }
  const value = txInfo.type === 'Custom' ? (txInfo.value ?? 0n) : 0n
  return value === 0n ? null : rowAmount({ type: 'NATIVE_COIN', value }, 'OUTGOING', native)
}

function suspicionOf({ txInfo, executionInfo }: Transaction): TransactionRowModel['suspicious'] {
  if (txInfo.type !== 'Transfer' || executionInfo !== null || txInfo.transferInfo.type === 'NATIVE_COIN') return null
  if (txInfo.transferInfo.type === 'ERC20' && txInfo.transferInfo.imitation) return 'imitation'
  return txInfo.transferInfo.trusted === false ? 'untrusted' : null
}

function addressesOf({ txInfo, executionInfo }: Transaction): Address[] {
  const module = executionInfo?.type === 'MODULE' ? [executionInfo.address.value] : []
  switch (txInfo.type) {
    case 'Transfer': {
      const { transferInfo } = txInfo
      const token = transferInfo.type === 'NATIVE_COIN' ? [] : [transferInfo.tokenAddress]
      return [txInfo.sender.value, txInfo.recipient.value, ...token, ...module]
    }
    case 'Custom':
      return [txInfo.to.value, ...module]
    case 'Creation':
      return [txInfo.creator.value]
    case 'SettingsChange':
    case 'Foreign':
      return module
  }
}

/** The user's own name for an address has priority over the service's. */
const nameOrNull = (address: Address, context: ViewContext, said: string | null): string | null =>
  context.nameOf(address) ?? said

const nameIn = (address: Address, context: ViewContext, said: string | null = null): string =>
  nameOrNull(address, context, said) ?? shortenAddress(address)

/** "module 0x653f…5Ed6", or the name that is published for it. */
const moduleIn = (module: Address, context: ViewContext): string => {
  const known = context.nameOf(module) === null ? context.moduleNameOf?.(module) : null
  return known ?? rowMessages.module(nameIn(module, context))
}
