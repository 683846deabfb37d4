import type { Chain } from '@countersign/api'
import { parseQuantity } from '@countersign/chain-client/reads'
import { ownerChallenge } from '@countersign/safe/checks'
import type { OwnerProofAnswer, OwnerProofRequest } from '@countersign/safe/exchange'
import type { Address } from '@countersign/primitives'
import {
  GroupedHex,
  KeyValueTable,
  ProvenanceMark,
  RichText,
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
import { proveMessages } from './proveMessages.ts'

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
      <section className={styles.stack} aria-label={proveMessages.request}>
        <Statement as="h2">
          <RichText
            text={accountName === '' ? proveMessages.statementWithoutName : proveMessages.statement({ accountName })}
            slots={{ b: (words) => <b>{words}</b> }}
          />
        </Statement>
        <Facts request={request} chain={chain} />
      </section>
      <section>
        <SectionHeading title={proveMessages.whatYouSign} action={proveMessages.inFull} />
        <CodeText text={text} label={proveMessages.textToSign} />
        <p className={styles.quiet}>{proveMessages.whatItDoes}</p>
      </section>
      {answer === null ? (
        isContract === true && chain ? (
          <AccountSigns {...{ request, chain, text, onAccountSigns }} onAnswer={setAnswer} />
        ) : (
          <SignChallenge request={request} onAnswer={setAnswer} />
        )
      ) : (
        <section className={styles.stack} aria-label={proveMessages.yourAnswer}>
          <VerdictNote verdict="verified" title={proveMessages.signedAndVerified}>
            {proveMessages.returnAnswer}
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
        { label: proveMessages.yourKey, value: <GroupedHex value={owner} /> },
        {
          label: proveMessages.account,
          value: <GroupedHex value={safe} />,
          note: own ? (
            proveMessages.inAddressBook({ name: own.name })
          ) : accountName === '' ? undefined : (
            <RichText text={proveMessages.accountCalled({ accountName })} slots={{ said }} />
          ),
        },
        {
          label: proveMessages.network,
          value: chain?.chainName ?? proveMessages.chainNumbered({ chainId: String(chainId) }),
          note: chain ? (
            proveMessages.chainNumber({ chainId: String(chainId) })
          ) : (
            <RichText text={proveMessages.networkCalled({ network: request.chain.name })} slots={{ said }} />
          ),
        },
        {
          label: proveMessages.askedBy,
          value: askedBy === '' ? proveMessages.askedByUnknown : proveMessages.quoted({ askedBy }),
          note: <RichText text={proveMessages.askedByNote} slots={{ said }} />,
        },
        { label: proveMessages.made, value: <TimeText at={createdAt} form="exact" /> },
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
