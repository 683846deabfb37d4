import { expect, test } from 'vitest'
import { describeOrigin } from './describeOrigin.ts'

test('behavior: an app is named by its name or else its URL, and the note has no markup', () => {
  expect(describeOrigin('{"url":"https://a.example","name":"A","note":" Rent <b>March</b> "}')).toEqual({
    app: { name: 'A', url: 'https://a.example', logoUri: null },
    note: 'Rent March',
  })
  expect(describeOrigin('{"url":"https://a.example"}').app?.name).toBe('https://a.example')
  expect(describeOrigin('{"name":"A","note":"<i></i>"}')).toEqual({ app: null, note: null })
})

test.each([null, '', 'not JSON', '"text"', '[1]', 'null', '{"url":1,"note":{}}'])(
  'error: %s gives no origin',
  (text) => {
    expect(describeOrigin(text)).toEqual({ app: null, note: null })
  },
)
