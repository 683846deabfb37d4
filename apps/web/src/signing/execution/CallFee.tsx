import type { Chain } from '@countersign/api'
import { useQuery } from '@tanstack/react-query'
import { useWallet } from '../../data/wallet/walletStore.ts'
import { useFeeWords } from '../../parts/transaction/effects/useFeeWords.ts'
import { callQuoteQuery, type SentCall } from './callQuoteQuery.ts'
import { FeePanel } from './FeePanel.tsx'

export interface CallFeeProps {
  chain: Chain
  /** The name of the transaction, see `feeChoices`. */
  name: string
  /** What the wallet will be asked to send. Another name, if it is another call. */
  build: () => SentCall | Promise<SentCall>
  isBusy: boolean
}

/** The fee of a call that the connected wallet sends itself. Nothing without a wallet. */
export function CallFee({ chain, name, build, isBusy }: CallFeeProps) {
  const { address: sender } = useWallet()
  const query = useQuery(callQuoteQuery({ chain, name, build, sender, isHeld: isBusy }))
  const write = useFeeWords(chain)
  return sender && <FeePanel key={name} {...{ chain, name, query, isBusy, write }} />
}
