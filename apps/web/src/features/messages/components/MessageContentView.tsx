import type { MessageContent } from '@countersign/api'
import { CopyButton, SectionHeading } from '@countersign/ui'
import { useChains } from '../../../shared/config/useChains.ts'
import { CodeText } from '../../../shared/disclosure/CodeText.tsx'
import { Disclosure, DisclosureList } from '../../../shared/disclosure/Disclosure.tsx'
import layout from '../../../shared/review/ReviewLayout.module.css'
import type { ViewContext } from '../../../shared/transaction-view/ViewContext.ts'
import styles from './Messages.module.css'
import { TypedDataFields } from './TypedDataFields.tsx'

/** The text as it is, or the typed data field by field. */
export function MessageContentView({ content, context }: { content: MessageContent; context: ViewContext }) {
  const chains = useChains()
  if (typeof content === 'string')
    return (
      <section className={layout.section}>
        <SectionHeading
          title="Text"
          count={`${[...content].length.toLocaleString('en')} characters`}
          action={<CopyButton value={content} label="text" />}
        />
        <div className="cs-panel">
          <pre className={styles.text} tabIndex={0} aria-label="Text to sign">
            {content}
          </pre>
        </div>
      </section>
    )
  const json = JSON.stringify(content, null, 2)
  return (
    <>
      <section className={layout.section}>
        <SectionHeading title="Typed data" action="read from what is hashed" />
        <TypedDataFields
          data={content}
          context={context}
          chainName={(id) => chains.find(({ chainId }) => chainId === id)?.chainName ?? null}
        />
      </section>
      <section className={layout.section}>
        <DisclosureList>
          <Disclosure
            title="JSON"
            note={`${new TextEncoder().encode(json).length.toLocaleString('en')} bytes, unchanged`}
          >
            <CodeText text={json} label="JSON" />
          </Disclosure>
        </DisclosureList>
      </section>
    </>
  )
}
