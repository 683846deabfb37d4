import type { ChainState } from '@countersign/chain-client/reads'
import type { UpgradePlan, UpgradeRefusal } from '@countersign/safe/upgrade'
import { upgradeMessages } from './upgradeMessages.ts'

/** The signers, as a sentence. */
export const signersWords = ({ owners, threshold }: Pick<ChainState, 'owners' | 'threshold'>): string =>
  owners.length === 1
    ? upgradeMessages.onlyOwnerSigns
    : threshold === owners.length
      ? upgradeMessages.allSign({ owners: owners.length })
      : upgradeMessages.anySign({ threshold, owners: owners.length })

/** The values that an upgrade does not change. */
export function staysOf({ handler }: UpgradePlan, state: ChainState): { label: string; value: string }[] {
  const { owners, threshold, modules, guard, moduleGuard } = state
  return [
    { label: upgradeMessages.assets, value: upgradeMessages.allOfThem },
    {
      label: upgradeMessages.ownersAndThreshold,
      value: upgradeMessages.partOf({ part: threshold, whole: owners.length }),
    },
    {
      label: upgradeMessages.modulesAndLimits,
      value: modules.length === 0 ? upgradeMessages.noneSet : upgradeMessages.moduleCount({ count: modules.length }),
    },
    {
      label: upgradeMessages.guards,
      value: guard === null && moduleGuard === null ? upgradeMessages.noneSet : upgradeMessages.theSame,
    },
    ...(handler.kind === 'kept'
      ? [
          {
            label: upgradeMessages.fallbackHandler,
            value: handler.handler === null ? upgradeMessages.noneSet : upgradeMessages.theSame,
          },
        ]
      : []),
    { label: upgradeMessages.messagesAndApprovals, value: upgradeMessages.allOfThem },
  ]
}

type Note = { readonly id: string; readonly title: string; readonly text: string }

/** Notes for an owner before signing, the most important first. */
export function upgradeNotes(plan: UpgradePlan, nonce: bigint): Note[] {
  const notes: Note[] = []
  if (plan.voidsSignatures)
    notes.push({
      id: 'signatures',
      title: upgradeMessages.signaturesInvalid,
      text: upgradeMessages.signaturesInvalidNote({ nonce }),
    })
  if (plan.isFirstOnly)
    notes.push({
      id: 'first',
      title: upgradeMessages.firstOnly,
      text: upgradeMessages.firstOnlyNote,
    })
  if (plan.handler.kind === 'kept' && plan.handler.handler !== null && !plan.handler.isPublished)
    notes.push({
      id: 'handler',
      title: upgradeMessages.ownHandler,
      text: upgradeMessages.ownHandlerNote,
    })
  if (plan.handler.kind === 'kept' && plan.handler.handler === null)
    notes.push({
      id: 'no-handler',
      title: upgradeMessages.noHandler,
      text: upgradeMessages.noHandlerNote,
    })
  return notes
}

/** What the owners can do if the account cannot be upgraded here. */
export function wayOut({ code }: UpgradeRefusal): string | null {
  switch (code) {
    case 'unknown-code':
      return upgradeMessages.askAuthors
    case 'other-code':
      return upgradeMessages.compareFirst
    case 'missing-code':
      return upgradeMessages.deployFirst
    case 'unread-code':
      return upgradeMessages.tryAgainNote
    case 'not-newer':
      return null
  }
}
