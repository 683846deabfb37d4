import type { TransactionDetails } from '@countersign/api'
import { type Address, type Hex, isSameAddress, shortenAddress } from '@countersign/primitives'
import {
  CountersignRing,
  Icon,
  OutcomePanel,
  OutcomeText,
  TokenAmount,
  useCopy,
  type RingState,
  RichText,
} from '@countersign/ui'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { nativeCoin } from '../../data/chain-access/nativeCoin.ts'
import { pendingStore, usePending } from '../../signing/execution/pendingStore.ts'
import type { PendingExecution } from '../../signing/execution/PendingExecution.ts'
import { useNames } from '../../data/names/useNames.ts'
import { explorerTransactionLink } from '../../data/url/explorerLink.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useWallet } from '../../data/wallet/walletStore.ts'
import { lazyPart } from '../../parts/status/lazyPart.tsx'
import type { ReplacementKind } from '../../signing/execution/replaceExecution.ts'
import { ExecutionSteps } from './ExecutionSteps.tsx'
import { failureWords } from './failureWords.ts'
import { progressOf } from './progressOf.ts'
import { isCancelling, isReplaceable, sentWords } from './sentWords.ts'
import { executionMessages as messages } from './executionMessages.ts'

export interface ExecutionPanelProps {
  safeTxHash: Hex
  details: TransactionDetails
  /** Sends the same execution again; null if that is not possible, and the bar below says why. */
  retry: { run(): void; isBusy: boolean } | null
}

/** The state of an execution: submitted, in a block, indexed, or the failure and its remedy. */
export function ExecutionPanel({ safeTxHash, details, retry }: ExecutionPanelProps) {
  const { key, chain, chainId } = useAccount()
  const { nameOf } = useNames()
  const wallet = useWallet()
  const pending = usePending(key, safeTxHash)
  if (pending === null) return null
  const { failure, phase, fee, sender, nonce } = pending
  const words = failure && failureWords(failure.kind)
  const after = words?.after(nonce)
  const execution = details.detailedExecutionInfo
  const required = execution?.type === 'MULTISIG' ? execution.confirmationsRequired : 1
  const whoIs = (address: Address) => {
    if (wallet.address !== null && isSameAddress(address, wallet.address)) return null
    return nameOf(address, chainId)?.name ?? shortenAddress(address)
  }
  const payer = pending.relay ? messages.theService : whoIs(sender)
  const isProposed = pending.isProposed && phase === 'sent'
  const { decimals, symbol } = nativeCoin(chain)
  return (
    <OutcomePanel
      label={messages.progress}
      live
      tone={words?.tone ?? 'ink'}
      ring={<CountersignRing required={required} signed={required} state={ringOf(pending)} size={44} label="" />}
      title={titleOf(pending)}
      detail={
        failure ? failure.reason : phase === 'indexed' ? null : isProposed ? messages.proposedDetail : stepOf(pending)
      }
      actions={<Actions {...{ pending, retry }} />}
    >
      <ExecutionSteps {...{ pending, details, whoIs }} />
      <SentWords pending={pending} />
      {(after || fee !== null) && (
        <OutcomeText>
          {after && (
            <>
              <RichText text={after} slots={{ b: (text) => <b>{text}</b> }} />{' '}
            </>
          )}
          {fee !== null && (
            <RichText
              text={payer === null ? messages.youPaid : messages.paid}
              slots={{ payer, fee: <TokenAmount amount={BigInt(fee)} {...{ decimals, symbol }} /> }}
            />
          )}
        </OutcomeText>
      )}
    </OutcomePanel>
  )
}

function titleOf(pending: PendingExecution): string {
  const { failure, phase, isProposed } = pending
  if (isProposed && phase === 'sent') return messages.proposed
  if (failure !== null) return failureWords(failure.kind).title
  if (pending.relay && phase === 'sent')
    return pending.relay.state === 'queued' ? messages.relayQueued : messages.relaySent
  return isCancelling(pending) ? messages.cancelSent : messages[phase]
}

/** What the wallet did differently, and who can speed it up. */
function SentWords({ pending }: { pending: PendingExecution }) {
  const { address } = useWallet()
  return sentWords(pending, shortenAddress(pending.sender), address).map((text) => (
    <OutcomeText key={text}>
      <RichText text={text} slots={{ b: (bold) => <b>{bold}</b> }} />
    </OutcomeText>
  ))
}

function ringOf({ failure, phase }: PendingExecution): RingState {
  if (failure === null) return phase === 'indexed' ? 'executed' : 'ready'
  if (failure.kind === 'timeout') return 'ready'
  return failure.kind === 'nonce-taken' || failure.kind === 'cancelled' ? 'replaced' : 'failed'
}

function stepOf(pending: PendingExecution): string {
  const steps = progressOf(pending, null)
  return messages.step({ step: steps.findIndex(({ state }) => state === 'current') + 1, steps: steps.length })
}

const ReplaceDialog = lazyPart(() => import('./ReplaceDialog.tsx').then((part) => ({ default: part.ReplaceDialog })))

/** Sends it again with a higher fee, or cancels it. Absent where the connected wallet cannot. */
function ReplaceActs({ pending }: { pending: PendingExecution }) {
  const { address } = useWallet()
  const [kind, setKind] = useState<ReplacementKind | null>(null)
  if (kind === null && (!isReplaceable(pending) || address === null || !isSameAddress(address, pending.sender)))
    return null
  return (
    <>
      <Button size="xs" onClick={() => setKind('speed-up')}>
        {messages.speedUp}
      </Button>
      <Button size="xs" variant="subtle" onClick={() => setKind('cancel')}>
        {messages.cancelIt}
      </Button>
      <Suspense>{kind !== null && <ReplaceDialog {...{ pending, kind }} onClose={() => setKind(null)} />}</Suspense>
    </>
  )
}

function Actions({ pending, retry }: { pending: PendingExecution; retry: ExecutionPanelProps['retry'] }) {
  const { chain } = useAccount()
  const { outcome, copy } = useCopy(pending.txHash)
  const { failure } = pending
  const again = failure && failureWords(failure.kind).retry
  const isOnChain = (!pending.isProposed && pending.relay === null) || pending.block !== null
  const explorer = isOnChain ? explorerTransactionLink(chain, pending.txHash) : null
  return (
    <>
      {again && retry && (
        <Button size="xs" leftSection={<Icon name="refresh" />} disabled={retry.isBusy} onClick={retry.run}>
          {again}
        </Button>
      )}
      <ReplaceActs pending={pending} />
      {failure && (
        <Button size="xs" variant={again && retry ? 'subtle' : 'default'} onClick={() => pendingStore.remove(pending)}>
          {messages.close}
        </Button>
      )}
      {explorer && (
        <Button
          size="xs"
          variant="subtle"
          component="a"
          href={explorer}
          target="_blank"
          rel="noreferrer"
          leftSection={<Icon name="external-link" />}
        >
          {messages.explorer}
        </Button>
      )}
      <Button
        size="xs"
        variant={failure ? 'subtle' : 'default'}
        leftSection={<Icon name={outcome === 'copied' ? 'check' : 'copy'} />}
        onClick={copy}
      >
        <span aria-live="polite">
          {outcome === 'copied' ? messages.copied : outcome === 'failed' ? messages.notCopied : messages.copyHash}
        </span>
      </Button>
    </>
  )
}
