import { FieldNote, describedBy } from '@countersign/ui'
import { NativeSelect, Switch } from '@mantine/core'
import { useState } from 'react'
import { useBuilderForm } from '../BuilderContext.ts'
import { isRead, selectorOf, signatureOf, takesCoin, type Method } from '../model/Method.ts'
import { readPastedAbi } from '../readPastedAbi.ts'
import styles from './Builder.module.css'
import type { FormProps } from './CallForm.tsx'
import { useOffers } from './KnownAbi.tsx'
import { callMessages as messages } from '../callMessages.ts'

type Props = FormProps & { readonly onMethod: (method: Method | null) => void }

/** The method; writing methods first, reading methods on request. */
export function MethodField(props: Props) {
  const { call, state, onMethod } = props
  const { method } = call
  const { problems, showsAllProblems } = useBuilderForm()
  const methods = useMethods(props)
  const writing = methods.filter((one) => !isRead(one))
  const reading = methods.filter(isRead)
  const [isReadShown, setReadShown] = useState(method !== null && isRead(method))
  const problem = showsAllProblems ? problems.get('call-method') : undefined
  return (
    <div id="call-method">
      <NativeSelect
        label={messages.method}
        disabled={methods.length === 0}
        classNames={{ input: styles.method ?? '' }}
        value={method === null ? '' : signatureOf(method)}
        error={problem !== undefined}
        {...describedBy('call-method-notes')}
        onChange={(event) => onMethod(methods.find((one) => signatureOf(one) === event.currentTarget.value) ?? null)}
      >
        <option value="">{methods.length === 0 ? messages.chooseContract : messages.chooseMethod}</option>
        <Options methods={methods} showsReads={isReadShown || writing.length === 0} />
      </NativeSelect>
      <div id="call-method-notes" className={styles.under}>
        {problem && <FieldNote kind="error">{problem}</FieldNote>}
        {method && <span>{wordsOf(method, state.network.coin.symbol)}</span>}
        {writing.length > 0 && reading.length > 0 && (
          <Switch
            size="xs"
            label={messages.showReads(reading.length)}
            checked={isReadShown}
            onChange={(event) => setReadShown(event.currentTarget.checked)}
          />
        )}
      </div>
    </div>
  )
}

/** The methods of the ABI in use, and the chosen one even if the ABI lacks it: it may come from a file. */
function useMethods(props: FormProps): readonly Method[] {
  const { mode, abi, method } = props.call
  const { chosen } = useOffers(props)
  const pasted = mode === 'abi' ? readPastedAbi(abi) : null
  const listed = mode === 'known' ? (chosen?.methods ?? []) : pasted?.ok ? pasted.methods : []
  const isListed = method !== null && listed.some((one) => signatureOf(one) === signatureOf(method))
  return method === null || isListed ? listed : [method, ...listed]
}

function Options({ methods, showsReads }: { methods: readonly Method[]; showsReads: boolean }) {
  const names = methods.map(({ name }) => name)
  const optionOf = (one: Method) => {
    const isOverloaded = names.filter((name) => name === one.name).length > 1
    return (
      <option key={signatureOf(one)} value={signatureOf(one)}>
        {isOverloaded ? signatureOf(one) : one.name}
        {one.kind === 'function' ? `  ${selectorOf(one)}` : ''}
      </option>
    )
  }
  const writing = methods.filter((one) => !isRead(one)).map(optionOf)
  const reading = methods.filter(isRead).map(optionOf)
  if (!showsReads || reading.length === 0) return writing
  return (
    <>
      {writing.length > 0 && <optgroup label={messages.write}>{writing}</optgroup>}
      <optgroup label={messages.onlyRead}>{reading}</optgroup>
    </>
  )
}

const wordsOf = (method: Method, coin: string): string =>
  messages.takes({ coin, isPayable: takesCoin(method), isRead: isRead(method) })
