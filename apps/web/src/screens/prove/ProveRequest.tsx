import type { Chain } from '@countersign/api'
import { parseQuantity } from '@countersign/chain-client/reads'
import { ownerChallenge } from '@countersign/safe/checks'
import type { OwnerProofAnswer, OwnerProofRequest } from '@countersign/safe/exchange'
import type { Address } from '@countersign/primitives'
import {
  GroupedHex,
  KeyValueTable,
  ProvenanceMark,
  SectionHeading,
  Statement,
  TimeText,
  VerdictNote,
} from '@countersign/ui'
import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useChains } from '../../data/query/useChains.ts'
import { CodeText } from '../../parts/disclosure/CodeText.tsx'
import { useNames } from '../../data/names/useNames.ts'
import { AccountSigns } from './AccountSigns.tsx'
import { SignChallenge } from './SignChallenge.tsx'
import { rpcRequest } from '../../data/rpc/rpcRequest.ts'
import styles from './Prove.module.css'

type Props = {
  readonly request: OwnerProofRequest
  readonly answerWays: (answer: OwnerProofAnswer) => ReactNode
  readonly onAccountSigns: (chain: Chain, account: Address, text: string) => void
}

/** One request: its origin and purpose, the full text to sign, and the sign button. */
export function ProveRequest({ request, answerWays, onAccountSigns }: Props) {
  const { owner, safe, chainId, accountName } = request
  const [answer, setAnswer] = useState<OwnerProofAnswer | null>(null)
  const chain = useChains().find((one) => one.chainId === String(chainId)) ?? null
  const isContract = useIsContract(chain, owner)
  const text = ownerChallenge({ owner, account: safe, chainId })
  return (
    <>
      <section className={styles.stack} aria-label="Request">
        <Statement as="h2">
          Prove that you control <b>this key</b>, so that it can become an owner of{' '}
          <b>{accountName === '' ? 'the account below' : `“${accountName}”`}</b>.
        </Statement>
        <Facts request={request} chain={chain} />
      </section>
      <section>
        <SectionHeading title="What you sign" action="in full" />
        <CodeText text={text} label="text to sign" />
        <p className={styles.quiet}>
          It costs nothing, moves nothing and approves nothing. It names one key, one account and one network, and
          proves nothing for others. You become an owner only after the owners of the account have signed that change
          themselves.
        </p>
      </section>
      {answer === null ? (
        isContract === true && chain ? (
          <AccountSigns {...{ request, chain, text, onAccountSigns }} onAnswer={setAnswer} />
        ) : (
          <SignChallenge request={request} onAnswer={setAnswer} />
        )
      ) : (
        <section className={styles.stack} aria-label="Your answer">
          <VerdictNote verdict="verified" title="Signed, and verified here">
            Return the answer to the owner who asked. It is not a secret: it proves that you control the key, and gives
            no access to the key.
          </VerdictNote>
          {answerWays(answer)}
        </section>
      )}
    </>
  )
}

function Facts({ request, chain }: { request: OwnerProofRequest; chain: Chain | null }) {
  const { owner, safe, accountName, askedBy, createdAt, chainId } = request
  const { nameOf } = useNames()
  const own = nameOf(safe, String(chainId))
  const said = <ProvenanceMark source="unknown" />
  return (
    <KeyValueTable
      framed
      rows={[
        { label: 'Your key', value: <GroupedHex value={owner} /> },
        {
          label: 'Account',
          value: <GroupedHex value={safe} />,
          note: own ? (
            `${own.name} in your address book`
          ) : accountName === '' ? undefined : (
            <>
              called “{accountName}” by the request {said}
            </>
          ),
        },
        {
          label: 'Network',
          value: chain?.chainName ?? `Chain ${chainId}`,
          note: chain ? (
            `chain ${chainId}`
          ) : (
            <>
              not configured here; the request calls it “{request.chain.name}” {said}
            </>
          ),
        },
        {
          label: 'Asked by',
          value: askedBy === '' ? 'The request does not say' : `“${askedBy}”`,
          note: <>only a claim {said}. Confirm the request with this person on another channel.</>,
        },
        { label: 'Made', value: <TimeText at={createdAt} form="exact" /> },
      ]}
    />
  )
}

/** Whether an address has code; undefined while the read is running, and if no node of the chain responds. */
function useIsContract(chain: Chain | null, address: Address): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['is-contract', chain?.chainId, address],
    queryFn: async () => {
      if (chain === null) return null
      const { readCodes } = await import('../../data/chain-access/readCodes.ts')
      const block = parseQuantity(await rpcRequest(chain, 'eth_blockNumber', []))
      const code = (await readCodes(chain, [address], block)).isContract(address)
      return code?.ok === true ? code.value : null
    },
    enabled: chain !== null,
    retry: false,
    meta: { persist: false },
  })
  return data ?? undefined
}
