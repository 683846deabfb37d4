import { Button, Group, Modal, Stack } from '@mantine/core'
import { shortenAddress } from '@countersign/primitives'
import { VerdictNote } from '@countersign/ui'
import type { Delegation } from '../../../data/proposers/Delegation.ts'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useProposerAct } from './useProposerAct.ts'

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
    <Modal opened onClose={onClose} title={`Remove ${who}?`} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        <p>
          It can no longer propose in the name of {nameIn(addedBy)}. Its proposals stay in the queue: owners can still
          sign them, and {nameIn(addedBy)} can delete them.
        </p>
        {isForAll && (
          <VerdictNote verdict="caution" title="It is removed from every account">
            {nameIn(addedBy)} added this proposer for all accounts. The service removes it from each of them.
          </VerdictNote>
        )}
        <p>Your wallet signs the proposer’s address and the current hour. It costs nothing.</p>
        {error !== null && <VerdictNote verdict="danger" announce title={error} />}
        <Group justify="flex-end">
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="filled"
            loading={isBusy}
            onClick={() =>
              void run(({ removeProposer }) => removeProposer(chain, safe, delegation), `${who} was removed`)
            }
          >
            Sign and remove
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
