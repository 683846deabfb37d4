import { expect, test } from 'vitest'
import { describeOrigin } from './describeOrigin.ts'

test('behavior: an app, its address where it has no name, a note without markup', () => {
  expect(describeOrigin('{"url":"https://a.example","name":"A","note":" Rent <b>March</b> "}')).toEqual({
    app: { name: 'A', url: 'https://a.example', logoUri: null },
    note: 'Rent March',
  })
  expect(describeOrigin('{"url":"https://a.example"}').app?.name).toBe('https://a.example')
  expect(describeOrigin('{"name":"A","note":"<i></i>"}')).toEqual({ app: null, note: null })
})

test.each([null, '', 'no JSON', '"text"', '[1]', 'null', '{"url":1,"note":{}}'])('error: %s says nothing', (text) => {
  expect(describeOrigin(text)).toEqual({ app: null, note: null })
})
