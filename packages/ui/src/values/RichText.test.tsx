import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { RichText } from './RichText.tsx'

test('behavior: tags become what their slots draw, in the order of the message', async () => {
  const screen = await render(
    <p>
      <RichText
        text="<amount/> from the <queue>open queue</queue>."
        slots={{ amount: <b>5 ETH</b>, queue: (words) => <a href="#queue">{words}</a> }}
      />
    </p>,
  )
  await expect.element(screen.getByRole('link', { name: 'open queue' })).toBeVisible()
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('5 ETH from the open queue.')
})

test('behavior: markup in a message is text, and a tag without a slot is its words', async () => {
  const screen = await render(
    <p>
      <RichText text="a <b>bold</b> <img src=x>" slots={{}} />
    </p>,
  )
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('a bold <img src=x>')
})
