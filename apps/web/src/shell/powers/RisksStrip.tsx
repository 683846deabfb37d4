import type { Address } from '@countersign/primitives'
import { NoticeStrip } from '@countersign/ui'
import { acceptModules, useAcceptedModules } from '../../data/storage/acceptedModules.ts'
import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { shellMessages } from '../shellMessages.ts'
import { AcceptedModulesMark } from './AcceptedModulesMark.tsx'
import { acceptedModulesMessages as messages } from './acceptedModulesMessages.ts'
import { actWords, type Power, powersWords } from './accountPowers.ts'
import { powersMessages } from './powersMessages.ts'

type Props = {
  readonly account: OpenAccount
  /** Every module of the account, read from the chain. */
  readonly modules: readonly Address[] | undefined
  /** Modules, guards and unknown code; null until the chain has been read. */
  readonly all: readonly Power[] | null
  /** How many modules the service reports; null when the strip waits for nothing. */
  readonly reported: number | null
  /** The chain did not answer. */
  readonly hasFailed: boolean
}

/** After the user read about the modules, a mark beside the account's name replaces the strip, until the set of modules changes. */
export function RisksStrip({ account, modules, all, reported, hasFailed }: Props) {
  const acceptedAt = useAcceptedModules(account.key, modules)
  // Each result is a strip, so that its element stays when the chain has answered.
  if (all === null || modules === undefined)
    return (
      reported !== null && (
        <NoticeStrip icon="clock" title={shellMessages.modulesReported(reported)}>
          {hasFailed ? powersMessages.notRead : powersMessages.asked}
        </NoticeStrip>
      )
    )
  // Code that the page does not know is shown on every page, whatever the user accepted.
  if (all.some(({ name }) => name === null))
    return (
      <NoticeStrip tone="danger" title={powersMessages.unknownCode}>
        {powersWords(all)}
      </NoticeStrip>
    )
  const others = all.filter(({ kind }) => kind !== 'module')
  if (acceptedAt === null || modules.length === 0)
    return (
      all.length > 0 && (
        <NoticeStrip
          title={actWords(all)}
          action={
            modules.length === 0
              ? undefined
              : { label: messages.accept, onClick: () => acceptModules(account.key, modules) }
          }
        >
          {powersWords(all)}
        </NoticeStrip>
      )
    )
  return (
    <>
      <AcceptedModulesMark account={account} count={modules.length} at={acceptedAt} />
      {others.length > 0 && <NoticeStrip title={actWords(others)}>{powersWords(others)}</NoticeStrip>}
    </>
  )
}
