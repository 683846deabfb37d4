import type { Transaction } from '@countersign/api'
import { type Address, currentLanguage, isSameAddress } from '@countersign/primitives'
import { hasFeature } from '../../data/config/hasFeature.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import type { PaletteItem, PaletteTarget } from './PaletteItem.ts'
import { paletteMessages as messages } from './paletteMessages.ts'

const page = (href: string): PaletteTarget => ({ kind: 'page', href })

/** What the wallet can do about a waiting transaction. Each act opens the page of the transaction, where it is decided. */
export function actsOn(
  { id, executionInfo, txStatus, txInfo }: Transaction,
  title: string,
  { account }: OpenAccount,
  wallet: Address | null,
): PaletteItem[] {
  if (executionInfo?.type !== 'MULTISIG' || wallet === null) return []
  const target = page(`/safes/${account}/transactions/${id}`)
  const isMissing = executionInfo.missingSigners?.some(({ value }) => isSameAddress(value, wallet)) ?? false
  const isRejection = txInfo.type === 'Custom' && txInfo.isCancellation
  const base = { target, place: messages.queue, isOnRequest: true }
  return [
    ...(txStatus === 'AWAITING_EXECUTION'
      ? [{ ...base, id: `execute ${id}`, title: messages.execute({ title }), icon: 'player-play' as const }]
      : isMissing
        ? [{ ...base, id: `sign ${id}`, title: messages.sign({ title }), icon: 'signature' as const }]
        : []),
    ...(isRejection ? [] : [{ ...base, id: `reject ${id}`, title: messages.reject({ title }), icon: 'x' as const }]),
  ]
}

/** @param contacts items of the address book */
export function paletteActions(account: OpenAccount | null, contacts: readonly PaletteItem[]): PaletteItem[] {
  return [
    ...(account ? ofAccount(account, contacts) : []),
    { id: 'create', title: messages.createAccount, icon: 'users-plus', target: page('/create') },
    { id: 'wallet', title: messages.wallet, icon: 'wallet', target: { kind: 'act', act: 'connect' } },
    {
      id: 'provenance',
      title: messages.sourceMarks,
      shortcut: 'P',
      icon: 'info-circle',
      target: { kind: 'act', act: 'provenance' },
    },
    { id: 'scheme', title: messages.scheme, icon: 'circle-half-2', target: { kind: 'act', act: 'scheme' } },
    {
      id: 'language',
      title: currentLanguage() === 'de' ? messages.toEnglish : messages.toGerman,
      icon: 'world',
      target: { kind: 'act', act: 'language' },
    },
    { id: 'keys', title: messages.keys, shortcut: '?', icon: 'keyboard', target: { kind: 'act', act: 'keys' } },
  ]
}

function ofAccount({ account, chain }: OpenAccount, contacts: readonly PaletteItem[]): PaletteItem[] {
  const own = `/safes/${account}`
  return [
    { id: 'new', title: messages.newTransaction, shortcut: 'N', icon: 'plus', target: page(`${own}/send`) },
    ...contacts.flatMap(({ id, title: name, detail, address }): PaletteItem[] =>
      address
        ? [
            {
              id: `send ${id}`,
              title: messages.sendTo({ name }),
              ...(detail === undefined ? {} : { detail }),
              icon: 'arrow-up-right',
              isOnRequest: true,
              target: page(`${own}/send?to=${address}`),
            },
          ]
        : [],
    ),
    ...(hasFeature(chain, 'CONTRACT_INTERACTION')
      ? [
          {
            id: 'calls',
            title: messages.contractCalls,
            detail: messages.transactionBuilder,
            icon: 'code' as const,
            target: page(`${own}/contract-calls`),
          },
        ]
      : []),
    { id: 'owners', title: messages.addOwner, icon: 'user-plus', target: page(`${own}/setup/owners`) },
    { id: 'threshold', title: messages.changeThreshold, icon: 'users', target: page(`${own}/setup/owners`) },
    { id: 'export', title: messages.exportHistory, icon: 'download', target: page(`${own}/history?export=open`) },
  ]
}
