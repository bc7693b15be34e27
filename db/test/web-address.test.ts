import { expect, it } from 'vitest'
import { withoutCredentials } from '../web-address.ts'

it.each([
  ['https://me:hush@a.example/x?y=z@w', 'https://a.example/x?y=z@w'],
  ['http://me@a.example', 'http://a.example'],
  ['HTTP:\\\\me:hush@a.example/', 'HTTP:\\\\a.example/'],
  ["http://o'me:hu@sh@a.example:8080/", 'http://a.example:8080/'],
  ['https://a.example/@me', 'https://a.example/@me'],
  ['https://a.example?mail=me@b.example', 'https://a.example?mail=me@b.example'],
])('%s without credentials is %s', (url, left) => {
  expect(withoutCredentials(url)).toBe(left)
})
