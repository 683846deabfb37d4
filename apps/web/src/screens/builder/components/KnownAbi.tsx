import { type Address, shortenAddress, createStore } from '@countersign/primitives'
import { FieldNote, ProvenanceMark, describedBy } from '@countersign/ui'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useStore } from '../../../data/store/useStore.ts'
import { useConfig } from '../../../data/query/useConfig.ts'
import type { Method } from '../model/Method.ts'
import { askForAbis, useContractAbis, type AbiOffer } from '../useContractAbis.ts'
import type { FormProps } from './CallForm.tsx'
import { CodeNote } from './CodeNote.tsx'
import styles from './Builder.module.css'
import { callMessages as messages } from '../callMessages.ts'

const NOTHING: readonly AbiOffer[] = []
const answers = createStore<ReadonlyMap<string, readonly AbiOffer[]>>(new Map())
const nameOf = (chainId: string, address: Address) => `${chainId}:${address.toLowerCase()}`

/** Answers about the ABI of a contract, cached as long as the page is open. */
function useAskedAbis(chainId: string, address: Address | null): readonly AbiOffer[] {
  const known = useStore(answers)
  return address === null ? NOTHING : (known.get(nameOf(chainId, address)) ?? NOTHING)
}

const keepAskedAbis = (chainId: string, address: Address, offers: readonly AbiOffer[]): void =>
  answers.set(new Map(answers.get()).set(nameOf(chainId, address), offers))

type Props = FormProps & { readonly onMethod: (method: Method | null, source: string) => void }

/** The ABI used for the contract, and its source. */
export function useOffers({ call, checked, state }: Pick<FormProps, 'call' | 'checked' | 'state'>) {
  const { chain } = state.account
  const token = checked.to === null ? null : state.context.tokenOf(checked.to)
  const { target, offers } = useContractAbis(chain, call.mode === 'known' ? checked.to : null, token)
  const asked = useAskedAbis(chain.chainId, checked.to)
  const all: readonly AbiOffer[] = [...offers, ...asked]
  return { target, offers: all, chosen: all.find(({ id }) => id === call.source) ?? all[0] ?? null }
}

export function KnownAbi(props: Props) {
  const { call, checked, state, onMethod } = props
  const { chain } = state.account
  const keeper = useConfig()?.sources ?? null
  const [answer, setAnswer] = useState<'none' | 'asking' | 'nothing'>('none')
  const { target, offers, chosen } = useOffers(props)
  const { to } = checked
  if (to === null) return null
  const ask = async () => {
    setAnswer('asking')
    const places = [to, ...(target?.hops.map(({ address }) => address) ?? [])]
    const found = await askForAbis(chain, places, keeper)
    keepAskedAbis(chain.chainId, to, found)
    setAnswer(found.length === 0 ? 'nothing' : 'none')
  }
  return (
    <div className={styles.abiKnown}>
      {offers.length > 1 && (
        <NativeSelect
          label={messages.abi}
          value={chosen?.id ?? ''}
          {...describedBy('call-abi-notes')}
          data={offers.map(({ id, label }) => ({ value: id, label }))}
          onChange={(event) => onMethod(null, event.currentTarget.value)}
        />
      )}
      {chosen ? (
        <div id="call-abi-notes" className={styles.abiNotes}>
          <FieldNote kind={chosen.source === 'service' ? 'caution' : 'ok'}>
            {messages.methodsOf({ count: chosen.methods.length, words: chosen.words })}{' '}
            <ProvenanceMark source={chosen.source} />
          </FieldNote>
          <CodeNote
            chain={chain}
            address={to}
            methods={chosen.methods}
            isOfAllVersions={chosen.id.startsWith('published')}
          />
        </div>
      ) : (
        <FieldNote kind="caution">{messages.noAbi(shortenAddress(to))}</FieldNote>
      )}
      {target &&
        target.code !== '0x' &&
        (chosen === null || chosen.source === 'service') &&
        !call.source.startsWith('service') && (
          <div className={styles.ask}>
            <Button size="xs" loading={answer === 'asking'} onClick={() => void ask()}>
              {messages.requestFrom(keeper?.name ?? null)}
            </Button>
            {answer === 'nothing' && <span role="status">{messages.noneFound}</span>}
          </div>
        )}
    </div>
  )
}
