import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { CountersignProvider } from '../theme/CountersignProvider.tsx'
import { describedBy } from './describedBy.ts'
import { FieldNote } from './FieldNote.tsx'

const open = (problem: string | null) =>
  render(
    <CountersignProvider>
      <TextInput
        label="Name"
        description="Only here."
        descriptionProps={{ id: 'about' }}
        error={problem !== null}
        {...describedBy(problem !== null && 'note', 'about')}
      />
      <Textarea label="Data" error={problem !== null} {...describedBy(problem !== null && 'note')} />
      <NativeSelect label="Method" data={['a']} {...describedBy(problem !== null && 'note')} />
      {problem && (
        <FieldNote kind="error" id="note">
          {problem}
        </FieldNote>
      )}
    </CountersignProvider>,
  )
const fields = [
  page.getByRole('textbox', { name: 'Name' }),
  page.getByRole('textbox', { name: 'Data' }),
  page.getByRole('combobox', { name: 'Method' }),
]

test("behavior: a screen reader announces a field's problem together with its description", async () => {
  await open('Too long.')
  for (const field of fields) await expect.element(field).toHaveAccessibleDescription(/^Too long\./)
  await expect.element(fields[0]!).toHaveAccessibleDescription('Too long. Only here.')
})

test('behavior: a field without a problem is announced with its description only', async () => {
  await open(null)
  await expect.element(fields[0]!).toHaveAccessibleDescription('Only here.')
  for (const field of fields.slice(1)) await expect.element(field).not.toHaveAttribute('aria-describedby')
})
