import type { TypedDataSchema } from '@countersign/api'
import { AddressLabel, exactTime, GroupedHex } from '@countersign/ui'
import type { ReactNode } from 'react'
import { tokenAmountText, type ViewContext } from '@countersign/describe/transaction'
import {
  fieldMeaning,
  primaryTypeOf,
  signedTypedData,
  typedFields,
  type TypedField,
} from '@countersign/describe/message'
import styles from './MessageContent.module.css'
import { messageContentMessages as messages } from './messageContentMessages.ts'

type Props = {
  readonly data: TypedDataSchema
  readonly context: ViewContext
  readonly chainName: (id: string) => string | null
}

/** The purpose of the signature and its content, separately: name and type on the left, the meaning first, the exact value below. */
export function TypedDataFields({ data: given, context, chainName }: Props) {
  const data = signedTypedData(given)
  const { fields, isWhole } = typedFields(data)
  const type = primaryTypeOf(data)
  const groups = [
    { title: messages.domain, fields: fields.filter(({ group }) => group === 'domain') },
    {
      title: type === '' ? messages.content : messages.contentOf(type),
      fields: fields.filter(({ group }) => group === 'message'),
    },
  ]
  return (
    <div className="cs-panel">
      {groups.map(({ title, fields: rows }) => (
        <section key={title} aria-label={title}>
          <h3 className={styles.groupName}>{title}</h3>
          <dl className={styles.fields}>
            {rows.map((field) => (
              <div key={field.path} className={styles.field}>
                <dt>
                  {field.path}
                  <span>{field.type}</span>
                </dt>
                <dd>
                  <FieldValue field={field} data={data} context={context} chainName={chainName} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {!isWhole && <p className={styles.more}>{messages.more(fields.length)}</p>}
    </div>
  )
}

function FieldValue({ field, data, context, chainName }: Props & { readonly field: TypedField }): ReactNode {
  const exact = exactText(field.value)
  const meaning = fieldMeaning(field, data)
  switch (meaning?.kind) {
    case 'address': {
      const name = context.nameOf(meaning.address) ?? context.tokenOf(meaning.address)?.symbol
      return <AddressLabel address={meaning.address} form="full" size={22} copyable {...(name ? { name } : {})} />
    }
    case 'amount':
      return (
        <>
          <b>{meaning.isAll ? messages.anyAmount : tokenAmountText(meaning.token, meaning.value, context)}</b>
          <span className={styles.exact}>{exact}</span>
        </>
      )
    case 'time':
      return (
        <>
          {exactTime(meaning.at)}
          <span className={styles.exact}>{exact}</span>
        </>
      )
    case 'chain': {
      const name = chainName(meaning.chainId)
      return (
        <>
          {name}
          <span className={styles.exact}>{exact}</span>
        </>
      )
    }
    case 'hash':
      return <GroupedHex value={meaning.value} emphasis={false} />
    default:
      return field.type === 'string' ? exact : <span className={styles.exact}>{exact}</span>
  }
}

const exactText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? messages.missing : (JSON.stringify(value) ?? String(value))
