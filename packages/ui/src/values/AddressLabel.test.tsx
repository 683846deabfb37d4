import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles/index.css'
import { AddressLabel } from './AddressLabel.tsx'
import { HashBlock } from './HashBlock.tsx'

const address = '0x5BA8715ABd9b1812D22240aa6A79b5E7D0D71282'
const hash = '0x1ebbc23afd288f9aefccc90ee0670d06ec5dc6119b0b38486f04fe507fe9e469'

function selectedText(element: Element): string {
  const selection = window.getSelection()
  selection?.selectAllChildren(element)
  return selection?.toString() ?? ''
}

test('behavior: the full form shows groups and copies plain hex', async () => {
  const screen = await render(<AddressLabel address={address} form="full" />)
  expect(selectedText(screen.container).trim()).toBe(address)
  const [first, second] = screen.container.querySelectorAll('[class*=group]')
  const gap = (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().right ?? 0)
  expect(gap).toBeGreaterThan(3)
})

test('behavior: a name never hides the hex', async () => {
  const screen = await render(<AddressLabel address={address} name="Halden treasury" href="#account" />)
  await expect.element(screen.getByRole('link', { name: 'Halden treasury' })).toHaveAttribute('href', '#account')
  await expect.element(screen.getByTitle(address)).toHaveTextContent('0x5BA8…1282')
})

test('behavior: rows of a hash have letters, and selecting the hash leaves them out', async () => {
  const screen = await render(<HashBlock title="Domain hash" hash={hash} />)
  const grid = screen.getByRole('group', { name: 'Domain hash' })
  await expect.element(grid).toHaveTextContent('d6f04fe507fe9e469')
  expect(selectedText(grid.element()).replace(/\s/g, '')).toBe(hash.slice(2))
})

test('behavior: copying shows a confirmation for a moment, with the value on the clipboard', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await render(<AddressLabel address={address} name="Halden treasury" copyable />)
  await screen.getByRole('button', { name: 'Copy address of Halden treasury' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copied')
  expect(write).toHaveBeenCalledWith(address)
  await expect.element(screen.getByRole('status'), { timeout: 3000 }).toHaveTextContent('')
  write.mockRestore()
})

test('error: a refused clipboard is reported', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const screen = await render(<AddressLabel address={address} copyable />)
  await screen.getByRole('button', { name: 'Copy address' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Not copied')
  write.mockRestore()
})
