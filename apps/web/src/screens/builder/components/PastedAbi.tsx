import { FieldNote, ProvenanceMark, describedBy } from '@countersign/ui'
import { Textarea } from '@mantine/core'
import { useBuilderForm } from '../BuilderContext.ts'
import { isRead } from '../model/Method.ts'
import { readPastedAbi } from '../readPastedAbi.ts'
import styles from './Builder.module.css'
import type { FormProps } from './CallForm.tsx'
import { CodeNote } from './CodeNote.tsx'
import { callMessages as messages } from '../callMessages.ts'

/** An ABI from elsewhere: JSON, a compiler's artifact, or signatures. */
export function PastedAbi({ call, checked, state, onChange }: FormProps) {
  const { showsAllProblems } = useBuilderForm()
  const parsed = readPastedAbi(call.abi)
  const problem = !parsed.ok && call.abi.trim() !== '' ? parsed.reason : null
  const isMissing = call.abi.trim() === '' && call.method === null && showsAllProblems
  const methods = parsed.ok ? parsed.methods : []
  const writing = methods.filter((method) => !isRead(method)).length
  return (
    <div id="call-abi">
      <Textarea
        aria-label={messages.abi}
        placeholder={call.method ? messages.onlyKnown(call.method.name) : messages.pasteAbi}
        autosize
        minRows={3}
        maxRows={5}
        spellCheck={false}
        classNames={{ input: styles.code ?? '' }}
        value={call.abi}
        error={problem !== null || isMissing}
        {...describedBy('call-abi-notes')}
        onChange={(event) => onChange({ abi: event.currentTarget.value })}
      />
      <div id="call-abi-notes">
        {problem !== null && <FieldNote kind="error">{problem}</FieldNote>}
        {methods.length > 0 && (
          <>
            <FieldNote kind="ok">
              {messages.methodsRead({ count: methods.length, writing })} <ProvenanceMark source="you" />
            </FieldNote>
            {checked.to && <CodeNote chain={state.account.chain} address={checked.to} methods={methods} />}
            <p className={styles.quiet}>{messages.stored}</p>
          </>
        )}
      </div>
    </div>
  )
}
