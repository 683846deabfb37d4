import type { Chain } from '@countersign/api'
import { formatAccountAddress } from '@countersign/primitives'
import {
  BlockNumber,
  CopyButton,
  GroupedHex,
  Icon,
  OutcomePanel,
  OutcomeText,
  PageHeader,
  ProgressSteps,
  ProvenanceMark,
  TimeText,
  type ProgressStep as Step,
} from '@countersign/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ReceiveDialog } from '../../../parts/receive/ReceiveDialog.tsx'
import type { Creation } from '../creation/creationStore.ts'
import styles from './Create.module.css'
import { createMessages as messages } from '../createMessages.ts'

type Props = {
  readonly creation: Creation
  readonly chain: Chain
  readonly onRetry: () => void
  readonly onDone: () => void
}

/** Sent, in a block, indexed. The creation continues if the page is left and opened again. */
export function ProgressStep({ creation, chain, onRetry, onDone }: Props) {
  const { phase, name, address, failure, txHash } = creation
  const account = formatAccountAddress({ shortName: chain.shortName, address })
  const isFailed = phase === 'failed'
  const [isReceiving, setReceiving] = useState(false)
  const isLate = phase === 'sent' && creation.isLate
  return (
    <>
      <PageHeader
        title={
          phase === 'indexed'
            ? messages.ready({ name })
            : isFailed
              ? messages.failed({ name })
              : messages.creating({ name })
        }
        subtitle={phase === 'indexed' ? messages.pinned : messages.onChain({ chain: chain.chainName })}
      />
      <div className={styles.narrow}>
        <OutcomePanel
          label={messages.progress}
          live
          tone={isFailed ? 'danger' : 'ink'}
          ring={<Icon name={isFailed ? 'circle-x' : phase === 'indexed' ? 'circle-check' : 'hourglass'} size={32} />}
          title={isLate ? messages.late : titleOf(phase)}
          detail={<GroupedHex value={address} />}
          actions={
            <>
              {phase === 'indexed' && (
                <Button
                  variant="filled"
                  size="xs"
                  renderRoot={(props) => (
                    <Link to="/safes/$safe" params={{ safe: account }} onClick={onDone} {...props} />
                  )}
                >
                  {messages.open}
                </Button>
              )}
              {phase === 'indexed' && (
                <Button size="xs" leftSection={<Icon name="qrcode" />} onClick={() => setReceiving(true)}>
                  {messages.fund}
                </Button>
              )}
              {(isFailed || isLate) && (
                <Button size="xs" leftSection={<Icon name="refresh" />} onClick={onRetry}>
                  {messages.backToReview}
                </Button>
              )}
              <CopyButton value={txHash} label={messages.transactionHash} />
            </>
          }
        >
          <ProgressSteps steps={stepsOf(creation)} />
          {phase === 'indexed' && <OutcomeText>{messages.fundHelp}</OutcomeText>}
          {failure && <OutcomeText>{failure}</OutcomeText>}
          {isLate && <OutcomeText>{messages.lateHelp}</OutcomeText>}
        </OutcomePanel>
      </div>
      {isReceiving && <ReceiveDialog chain={chain} safe={address} onClose={() => setReceiving(false)} />}
    </>
  )
}

const titleOf = (phase: Creation['phase']): string =>
  ({
    sent: messages.sentTitle,
    mined: messages.minedTitle,
    indexed: messages.indexedTitle,
    failed: messages.failedTitle,
  })[phase]

function stepsOf({ phase, sentAt, minedAt, endedAt, block }: Creation): Step[] {
  const time = (at: number | null) => (at === null ? undefined : <TimeText at={at} form="time" />)
  const isMined = minedAt !== null
  return [
    { name: messages.sent, state: 'done', at: time(sentAt) },
    {
      name: messages.inBlock,
      state: isMined ? 'done' : phase === 'failed' ? 'failed' : 'current',
      at: time(isMined ? minedAt : phase === 'failed' ? endedAt : null),
      detail:
        block === null ? undefined : (
          <>
            <BlockNumber block={BigInt(block)} /> <ProvenanceMark source="chain" />
          </>
        ),
    },
    {
      name: messages.indexed,
      state: phase === 'indexed' ? 'done' : isMined && phase !== 'failed' ? 'current' : 'todo',
      at: time(phase === 'indexed' ? endedAt : null),
      detail: phase === 'indexed' ? undefined : messages.indexedHelp,
    },
  ]
}
