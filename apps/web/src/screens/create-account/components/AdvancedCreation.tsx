import type { Chain } from '@countersign/api'
import { FieldNote, describedBy } from '@countersign/ui'
import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useEditing } from '../../../parts/forms/useEditing.ts'
import { createMessages as messages } from '../createMessages.ts'
import { checkExpected, checkSalt } from '../model/checkCreate.ts'
import { type Advanced, versionsQuery } from '../model/planQuery.ts'
import styles from './Networks.module.css'

type Props = {
  readonly chain: Chain
  readonly advanced: Advanced
  readonly onChange: (change: Partial<Advanced>) => void
}

/** Version, salt and handler: with the owners, they decide the address. */
export function AdvancedCreation({ chain, advanced, onChange }: Props) {
  const versions = useQuery(versionsQuery(chain))
  const recommended = chain.recommendedMasterCopyVersion ?? ''
  const id = useId()
  const [salt, expected] = [useEditing(), useEditing()]
  const problem = salt.isEditing ? null : checkSalt(advanced.salt)
  const noAddress = expected.isEditing ? null : checkExpected(advanced.expected)
  return (
    <div className={styles.fields}>
      <p>{messages.advancedHelp}</p>
      <NativeSelect
        label={messages.version}
        value={advanced.version ?? ''}
        data={[
          { value: '', label: messages.versionRecommended({ version: recommended }) },
          ...(versions.data ?? []).filter((version) => version !== recommended),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ version: value === '' ? null : value })}
      />
      <NativeSelect
        label={messages.salt}
        value={advanced.salt === null ? 'free' : 'own'}
        data={[
          { value: 'free', label: messages.saltFree },
          { value: 'own', label: messages.saltOwn },
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ salt: value === 'free' ? null : '0' })}
      />
      {advanced.salt !== null && (
        <div>
          <TextInput
            label={messages.saltOwn}
            description={messages.saltHelp}
            value={advanced.salt}
            {...salt.handlers}
            error={problem !== null}
            descriptionProps={{ id: `${id}-salt-help` }}
            {...describedBy(problem && `${id}-salt`, `${id}-salt-help`)}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => onChange({ salt: event.currentTarget.value })}
          />
          {problem && (
            <FieldNote kind="error" id={`${id}-salt`}>
              {problem}
            </FieldNote>
          )}
        </div>
      )}
      <NativeSelect
        label={messages.handler}
        value={advanced.isBare ? 'none' : 'published'}
        data={[
          { value: 'published', label: messages.handlerPublished },
          { value: 'none', label: messages.handlerNone },
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ isBare: value === 'none' })}
      />
      <div>
        <TextInput
          label={messages.expected}
          description={messages.expectedHelp}
          value={advanced.expected ?? ''}
          {...expected.handlers}
          error={noAddress !== null}
          descriptionProps={{ id: `${id}-expected-help` }}
          {...describedBy(noAddress && `${id}-expected`, `${id}-expected-help`)}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange({ expected: event.currentTarget.value })}
        />
        {noAddress && (
          <FieldNote kind="error" id={`${id}-expected`}>
            {noAddress}
          </FieldNote>
        )}
      </div>
      <p>{messages.noPayment}</p>
    </div>
  )
}
