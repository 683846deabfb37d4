import type { Chain } from '@countersign/api'
import { errorText } from '@countersign/primitives'
import { FieldNote } from '@countersign/ui'
import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Disclosure, DisclosureList } from '../../parts/disclosure/Disclosure.tsx'
import { FeeFields, worstOf } from './FeeFields.tsx'
import { feeMessages as messages } from './feeMessages.ts'
import styles from './FeePanel.module.css'
import { NodeChoice } from './NodeChoice.tsx'
import type { FeeQuote } from './readFeeQuote.ts'
import { useTypedFees } from './useTypedFees.ts'

export interface FeePanelProps {
  chain: Chain
  /** The name of the transaction, see `feeChoices`. */
  name: string
  query: Pick<UseQueryResult<FeeQuote | null>, 'data' | 'error' | 'refetch'>
  /** The transaction is being sent. */
  isBusy: boolean
  /** An amount of the network's coin, with its value where a price is known. */
  write: (wei: bigint) => string
  /** Who sends it and pays, where that can be chosen. */
  payer?: ReactNode
  /** Another address pays: what the panel says instead of the fee. */
  paidBy?: { readonly note: string; readonly text: string } | null
}

/** What a transaction costs the connected wallet, folded; its gas limit, maximum fee, tip and node can be changed. */
export function FeePanel({ chain, name, query, isBusy, write, payer, paidBy = null }: FeePanelProps) {
  const quote = query.data ?? null
  const fees = useTypedFees(name, quote)
  const note =
    paidBy?.note ??
    (quote && fees
      ? messages.atMost({ most: write(worstOf(fees.read.plan ?? quote.suggested)) })
      : query.error
        ? messages.unread
        : messages.reading)
  return (
    <section id="fees" tabIndex={-1} aria-label={messages.networkFee}>
      <DisclosureList>
        <Disclosure title={messages.networkFee} note={note}>
          <div className={styles.body}>
            {payer}
            {paidBy && <p className={styles.note}>{paidBy.text}</p>}
            {!paidBy && quote && fees && (
              <>
                <FeeFields
                  {...{ texts: fees.texts, read: fees.read, bounds: quote.bounds, write }}
                  isDisabled={isBusy}
                  onChange={fees.setTyped}
                />
                {fees.isTyped && (
                  <Button size="xs" disabled={isBusy} onClick={() => fees.setTyped(null)}>
                    {messages.suggestion}
                  </Button>
                )}
                <p className={styles.note}>{messages.walletMayChange}</p>
                <NodeChoice chain={chain} name={name} isDisabled={isBusy} />
              </>
            )}
            {!paidBy && query.error && (
              <>
                <FieldNote kind="caution">{errorText(query.error)}</FieldNote>
                <Button size="xs" onClick={() => void query.refetch()}>
                  {messages.again}
                </Button>
              </>
            )}
          </div>
        </Disclosure>
      </DisclosureList>
    </section>
  )
}
