import { CountersignProvider } from '@countersign/ui'
import '@countersign/ui/styles.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { FilterField } from '../lists/FilterField.tsx'
import { ChipSelect } from './ChipSelect.tsx'

/** iOS zooms into a field with smaller text when it gets the focus. */
const LEAST_PIXELS = 16

test('behavior: the filter field and the select of a list have text into which a phone does not zoom', async () => {
  await page.viewport(390, 844)
  const screen = await render(
    <CountersignProvider>
      <FilterField label="Filter the list" placeholder="Filter" value="" onChange={() => {}} />
      <ChipSelect aria-label="Sort" value="a" onChange={() => {}}>
        <option value="a">A</option>
      </ChipSelect>
    </CountersignProvider>,
  )
  const sizeOf = (role: 'searchbox' | 'combobox') =>
    parseFloat(getComputedStyle(screen.getByRole(role).element()).fontSize)
  expect([sizeOf('searchbox'), sizeOf('combobox')].every((size) => size >= LEAST_PIXELS)).toBe(true)
})
