import { describedBy, FieldNote, PageHeader, SectionHeading } from '@countersign/ui'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNames } from '../../data/names/useNames.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { FundingSection } from './FundingSection.tsx'
import styles from './NewAccount.module.css'
import { OwnersFields } from './OwnersFields.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { useNewAccount } from './useNewAccount.ts'
import { VersionField } from './VersionField.tsx'
import { newAccountMessages } from './newAccountMessages.ts'

/** Creates an account that this one owns, and funds it, by one transaction of this account. */
export function NewAccountPage() {
  const { safe, chainId } = useAccount()
  const own = useNames().nameOf(safe, chainId)?.name ?? newAccountMessages.thisAccount
  const api = useNewAccount()
  const { form, checked } = api
  const [showsProblem, setShowsProblem] = useState(false)
  useDocumentTitle(newAccountMessages.title, own)
  const showsNameProblem = checked.name !== null && (showsProblem || form.name.trim().length > 50)
  return (
    <>
      <PageHeader title={newAccountMessages.title} subtitle={newAccountMessages.subtitle({ account: own })} />
      <form
        className={styles.grid}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setShowsProblem(true)
          if (checked.all.length === 0 && api.plan.data) void api.review()
        }}
      >
        <div className={styles.parts}>
          <div className={styles.name}>
            <TextInput
              label={newAccountMessages.name}
              id="new-account-name"
              description={newAccountMessages.nameHelp}
              descriptionProps={{ id: 'new-account-about' }}
              value={form.name}
              error={showsNameProblem}
              {...describedBy(showsNameProblem && 'new-account-note', 'new-account-about')}
              autoComplete="off"
              onChange={(event) => api.change({ name: event.currentTarget.value })}
            />
            {showsNameProblem && (
              <FieldNote kind="error" id="new-account-note">
                {checked.name}
              </FieldNote>
            )}
          </div>
          <OwnersFields api={api} showsProblem={showsProblem} />
          <FundingSection api={api} showsProblem={showsProblem} />
          <section>
            <SectionHeading title={newAccountMessages.contract} />
            <VersionField api={api} />
          </section>
        </div>
        <PlanPanel api={api} showsProblem={showsProblem} onBlocked={() => setShowsProblem(true)} />
      </form>
    </>
  )
}
