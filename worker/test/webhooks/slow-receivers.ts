import { describe, expect, it } from 'vitest'
import type { Answer, Stage } from './receiver.ts'

export function slowReceivers(stage: Stage): void {
  describe('slow receivers', () => {
    const many = (count: number, make: (index: number) => Promise<unknown>) =>
      Promise.all(Array.from({ length: count }, (_, index) => make(index)))
    /** Creates an owner whose endpoints never answer, each with messages waiting. */
    const slowOwner = async (params: { endpoints: number; messages: number; failing?: true }) => {
      const userId = await stage.receiver.newUser()
      await many(params.endpoints, async () => {
        const failingSince = params.failing ? new Date(stage.receiver.now) : null
        const { id } = await stage.receiver.newEndpoint({
          userId,
          url: `http://${stage.receiver.host}/slow/${userId}`,
          failingSince,
        })
        for (let count = 0; count < params.messages; count++) await stage.receiver.newDelivery(id)
      })
      return userId
    }
    const failing = { perEndpoint: 1, perOwner: 2, all: 4 }
    const heardAt = (path: string) => stage.receiver.heard.filter(heard => heard.path === path).length
    const slow: Answer = (response, { path }) => {
      if (!path.startsWith('/slow')) response.writeHead(200).end()
    }

    it('delay nobody else, and get few requests at once', async () => {
      const open: (() => void)[] = []
      stage.receiver.answer = (response, { path }) => {
        const thank = () => void response.writeHead(200).end()
        if (path === '/slow') open.push(thank)
        else thank()
      }
      const slow = await stage.receiver.newEndpoint({ url: `http://${stage.receiver.host}/slow` })
      for (let count = 0; count < 5; count++) await stage.receiver.newDelivery(slow.id)
      const courier = stage.receiver.start()
      await expect.poll(() => open.length).toBe(2)
      const quick = await stage.receiver.newEndpoint()
      for (let count = 0; count < 20; count++) await stage.receiver.newDelivery(quick.id)
      const idle = courier.idle()
      await expect.poll(() => stage.receiver.heard.filter(({ path }) => path === '/hook').length).toBe(20)
      expect(open).toHaveLength(2)
      stage.receiver.answer = response => void response.writeHead(200).end()
      for (const thank of open) thank()
      await idle
      expect((await stage.receiver.deliveries()).map(({ state }) => state)).toEqual(Array(25).fill('delivered'))
      expect(stage.receiver.told().size).toBe(25)
    })

    it('get one request at a time once they are failing, and leave half of the slots to others', async () => {
      stage.receiver.answer = slow
      await many(3, () => slowOwner({ endpoints: 3, messages: 2, failing: true }))
      const quick = await stage.receiver.newEndpoint()
      await many(4, () => stage.receiver.newDelivery(quick.id))
      stage.receiver.start({ shares: { perEndpoint: 2, perOwner: 4, all: 8, reserved: 0, failing } })
      await expect.poll(() => heardAt('/hook')).toBe(4)
      expect(stage.receiver.heard.length - 4).toBe(failing.all)
    })

    it('leave slots to owners who have nothing running', async () => {
      stage.receiver.answer = slow
      await slowOwner({ endpoints: 5, messages: 1 })
      const courier = stage.receiver.start({ shares: { perEndpoint: 2, perOwner: 4, all: 4, reserved: 1, failing } })
      await expect.poll(() => stage.receiver.heard.length).toBe(3)
      await stage.receiver.newDelivery((await stage.receiver.newEndpoint()).id)
      void courier.idle()
      await expect.poll(() => heardAt('/hook')).toBe(1)
      expect(stage.receiver.heard).toHaveLength(4)
    })
  })
}
