import { Button, Group, Modal, Stack } from '@mantine/core'
import { shortenAddress } from '@countersign/primitives'
import { VerdictNote } from '@countersign/ui'
import type { Delegation } from '../../../data/proposers/Delegation.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useProposerAct } from './useProposerAct.ts'
import { proposerMessages } from './proposerMessages.ts'

type Props = { readonly delegation: Delegation; readonly onClose: () => void }

/** Shown before a proposer is removed: what ends, and what remains. */
export function RemoveProposerDialog({ delegation, onClose }: Props) {
  const { chain, chainId, safe } = useAccount()
  const { nameOf } = useNames()
  const { proposer, addedBy, label, isForAll } = delegation
  const { isBusy, error, run } = useProposerAct(onClose)
  const nameIn = (address: typeof proposer) => nameOf(address, chainId)?.name ?? shortenAddress(address)
  const who = nameOf(proposer, chainId)?.name ?? (label || shortenAddress(proposer))
  return (
    <Modal
      opened
      onClose={onClose}
      title={proposerMessages.removeTitle({ who })}
      closeButtonProps={{ 'aria-label': proposerMessages.close }}
    >
      <Stack>
        <p>{proposerMessages.removeEffect({ adder: nameIn(addedBy) })}</p>
        {isForAll && (
          <VerdictNote verdict="caution" title={proposerMessages.removedEverywhere}>
            {proposerMessages.forAllNote({ adder: nameIn(addedBy) })}
          </VerdictNote>
        )}
        <p>{proposerMessages.whatIsSigned}</p>
        {error !== null && <VerdictNote verdict="danger" announce title={error} />}
        <Group justify="flex-end">
          <Button onClick={onClose}>{proposerMessages.keepIt}</Button>
          <Button
            variant="filled"
            loading={isBusy}
            onClick={() =>
              void run(
                ({ removeProposer }) => removeProposer(chain, safe, delegation),
                proposerMessages.wasRemoved({ who }),
              )
            }
          >
            {proposerMessages.signAndRemove}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
