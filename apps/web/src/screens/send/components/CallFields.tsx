import { isSameAddress } from '@countersign/primitives'
import { FieldNote, RichText, SectionHeading, describedBy } from '@countersign/ui'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CalldataField } from '../../../parts/forms/CalldataField.tsx'
import { useEditing } from '../../../parts/forms/useEditing.ts'
import { AddressField } from '../../../parts/names/AddressField.tsx'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import { CallsPanel } from '../../../parts/transaction/CallsPanel.tsx'
import { callTreeOf } from '@countersign/describe/transaction'
import { useLocalDecoder } from '../../../parts/transaction/useLocalDecoder.ts'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { ContractCall } from '../model/CallForm.ts'
import type { SendFormApi } from '../model/useSendForm.ts'
import styles from './Send.module.css'
import { sendMessages as messages } from '../sendMessages.ts'

/** A contract call with the exact bytes that are signed. */
export function CallFields({ send, showsAllProblems }: { send: SendFormApi; showsAllProblems: boolean }) {
  const { chain } = useAccount()
  const { form, checkedCall, setCall } = send
  const { call } = form
  const { problems } = checkedCall
  const showsContractProblem = showsAllProblems && problems.contract !== null
  const { isEditing, handlers } = useEditing()
  const showsValueProblem = problems.value !== null && !isEditing
  return (
    <div className={styles.call}>
      <div id="call-contract">
        <AddressField
          label={messages.contract}
          value={call.contract}
          chain={chain}
          onChange={(contract) => setCall({ contract })}
          onResolved={(address) => setCall({ address })}
          error={showsContractProblem ? problems.contract : undefined}
          notes={<ContractRemark address={call.address} />}
        />
      </div>
      <div id="call-value">
        <TextInput
          label={
            <RichText
              text={messages.valueIn({ symbol: chain.nativeCurrency.symbol })}
              slots={{ note: (words) => <small>{words}</small> }}
            />
          }
          placeholder="0"
          inputMode="decimal"
          autoComplete="off"
          value={call.value}
          {...handlers}
          error={showsValueProblem}
          {...describedBy(showsValueProblem && 'call-value-note')}
          onChange={(event) => setCall({ value: event.currentTarget.value })}
        />
        {showsValueProblem && (
          <FieldNote kind="error" id="call-value-note">
            {problems.value}
          </FieldNote>
        )}
      </div>
      <CalldataField
        value={call.data}
        problem={problems.data}
        showsAllProblems={showsAllProblems}
        onChange={(data) => setCall({ data })}
      />
      {checkedCall.call && <Preview call={checkedCall.call} send={send} />}
    </div>
  )
}

function ContractRemark({ address }: { address: ContractCall['to'] | null }) {
  const { chain, safe } = useAccount()
  const code = useQuery({
    queryKey: ['code', chain.chainId, address],
    queryFn: () => rpcRequest(chain, 'eth_getCode', [address, 'latest']),
    enabled: address !== null,
    staleTime: 60_000,
    meta: { persist: false },
  })
  if (address === null) return null
  if (isSameAddress(address, safe)) return <FieldNote kind="caution">{messages.callsItself}</FieldNote>
  if (code.data === '0x') return <FieldNote kind="caution">{messages.noContract}</FieldNote>
  return null
}

function Preview({ call, send }: { call: ContractCall; send: SendFormApi }) {
  const context = useViewContext({ balances: send.balances.data, decode: useLocalDecoder(true) })
  const tree = callTreeOf({ ...call, operation: 0 }, context, null)
  return (
    <section>
      <SectionHeading title={messages.decoded} action={messages.decodedHere} />
      <CallsPanel nodes={tree.nodes} />
    </section>
  )
}
