import type { MessageContent } from '@countersign/api'
import { CopyButton, SectionHeading } from '@countersign/ui'
import { CodeText } from '../disclosure/CodeText.tsx'
import { Disclosure, DisclosureList } from '../disclosure/Disclosure.tsx'
import layout from '../layout/ReviewLayout.module.css'
import type { ViewContext } from '@countersign/describe/transaction'
import styles from './MessageContent.module.css'
import { TypedDataFields } from './TypedDataFields.tsx'
import { messageContentMessages as messages } from './messageContentMessages.ts'

type Props = {
  readonly content: MessageContent
  readonly context: ViewContext
  /** The name of a network; null when it is not configured. */
  readonly chainName: (id: string) => string | null
}

/** The text unchanged, or the typed data field by field. */
export function MessageContentView({ content, context, chainName }: Props) {
  if (typeof content === 'string')
    return (
      <section className={layout.section}>
        <SectionHeading
          title={messages.text}
          count={messages.characters([...content].length)}
          action={<CopyButton value={content} label={messages.textLabel} />}
        />
        <div className="cs-panel">
          <pre className={styles.text} tabIndex={0} aria-label={messages.textToSign}>
            {content}
          </pre>
        </div>
      </section>
    )
  const json = JSON.stringify(content, null, 2)
  return (
    <>
      <section className={layout.section}>
        <SectionHeading title={messages.typedData} action={messages.readHere} />
        <TypedDataFields data={content} context={context} chainName={chainName} />
      </section>
      <section className={layout.section}>
        <DisclosureList>
          <Disclosure title={messages.json} note={messages.bytes(new TextEncoder().encode(json).length)}>
            <CodeText text={json} label={messages.json} />
          </Disclosure>
        </DisclosureList>
      </section>
    </>
  )
}
