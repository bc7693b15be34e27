/** The limits and settings of the containers, read from their files, since no container engine runs here. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readApiConfig } from '#api/config.ts'
import { ofEach } from '#db/model-settings.ts'
import { readWorkerConfig } from '#worker/config.ts'
import { root } from '../building/stamp.ts'
import { readSettings } from '../launcher/settings.ts'

interface Service {
  environment: Record<string, string>
  entrypoint?: string[]
  command?: string[]
  extra_hosts?: string[]
  mem_limit?: string
  pids_limit?: number
  ports?: string[]
  security_opt?: string[]
}
interface Rule {
  names: string[]
  action: string
  errnoRet?: number
  args?: { index: number; value: number; op: string }[]
}

const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const compose = read('docker-compose.yml')
const { services }: { services: Record<string, Service> } = parse(compose, { merge: true })
const profile: { defaultAction: string; syscalls: Rule[] } = JSON.parse(read('docker-seccomp.json'))
const environmentOf = (service: string, text = compose) =>
  ofEach(parse(text, { merge: true }).services[service].environment, String)

describe('the container', () => {
  it.each(Object.keys(services))('%s has limits on memory and processes, and opens ports on loopback only', name => {
    const { mem_limit, pids_limit, ports = [] } = services[name] ?? {}
    expect(mem_limit).toMatch(/^\d+[mg]$/)
    expect(pids_limit).toBeGreaterThan(0)
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
  })

  const readers = {
    prepare: (env: Record<string, string>) => readSettings(env, root),
    api: readApiConfig,
    worker: readWorkerConfig,
  }
  it.each(Object.entries(readers))('%s refuses to start with a password from docker-compose.yml', (name, start) => {
    const own = (text: string) => text.replaceAll(/CHANGE-ME-\w+/g, 'a-word-of-ours')
    expect(() => start(environmentOf(name, own(compose)))).not.toThrow()
    const left = Object.entries(environmentOf(name)).filter(([, value]) => value.includes('CHANGE-ME'))
    expect(left.length).toBeGreaterThan(1)
    for (const [variable, value] of left) {
      const refused = () => start({ ...environmentOf(name, own(compose)), [variable]: value })
      expect(refused).toThrow(new RegExp(`^${variable} still holds CHANGE-ME, which everybody knows: [^\\n]+$`))
      expect(refused).not.toThrow(/CHANGE-ME-/)
    }
  })

  it.each(['postgres', 'redis'])('%s exits before it starts with such a password, and names the variable', name => {
    const { entrypoint, command = [] } = services[name] ?? {}
    const [shell = '', ...args] = (entrypoint ?? command).map(word => word.replaceAll('$$', '$'))
    const passwords = Object.entries(environmentOf(name)).filter(([, value]) => value.includes('CHANGE-ME'))
    expect(passwords).not.toEqual([])
    for (const [variable, value] of passwords) {
      const others = Object.fromEntries(passwords.map(([other]) => [other, 'a word of ours']))
      const env = { PATH: process.env.PATH, ...others, [variable]: value }
      const { status, stderr } = spawnSync(shell, args, { env, encoding: 'utf8' })
      expect(status).toBe(1)
      expect(stderr).toMatch(new RegExp(`${variable}.* of your own\\n$`))
    }
  })

  it('worker can name its host, where it looks for models', () =>
    expect(services.worker?.extra_hosts).toEqual(['host.docker.internal:host-gateway']))

  it('api connects to the database as another role than its superuser', () => {
    const { username, password, pathname } = new URL(environmentOf('api').DATABASE_URL ?? '')
    const database = environmentOf('postgres')
    expect([username, pathname]).toEqual(['panel', '/panel'])
    expect(database.POSTGRES_USER ?? 'postgres').not.toBe(username)
    expect(database.PANEL_DATABASE_PASSWORD).toBe(password)
    expect(database.POSTGRES_PASSWORD).not.toBe(password)
  })
})

describe('the worker’s system calls', () => {
  const named = (name: string) => profile.syscalls.filter(rule => rule.names.includes(name))

  it('are only those that the profile names, each once', () => {
    expect(services.worker?.security_opt).toContain('seccomp:docker-seccomp.json')
    expect(profile.defaultAction).toBe('SCMP_ACT_ERRNO')
    const all = profile.syscalls.flatMap(rule => rule.names)
    expect(all).toHaveLength(new Set(all).size)
    for (const { names } of profile.syscalls) expect(names).toEqual(names.toSorted())
  })

  const refused =
    'acct add_key bpf clock_settime delete_module finit_module fsopen init_module io_uring_setup kexec_load ' +
    'keyctl mount move_mount open_by_handle_at open_tree perf_event_open pivot_root process_vm_readv ptrace ' +
    'quotactl reboot request_key setns sethostname settimeofday swapon umount2 userfaultfd'
  it.each(refused.split(' '))('%s is not allowed', name => expect(named(name)).toEqual([]))

  it('create namespaces of users, processes and networks, and no others', () => {
    const flags = { uts: 0x04000000, ipc: 0x08000000, user: 0x10000000, pid: 0x20000000, net: 0x40000000 }
    const all = { ...flags, mounts: 0x00020000, cgroup: 0x02000000 }
    for (const call of ['clone', 'unshare']) {
      const [rule] = named(call)
      const mask = rule?.args?.[0]?.op === 'SCMP_CMP_MASKED_EQ' ? rule.args[0].value : 0
      const open = Object.entries(all).flatMap(([kind, flag]) => ((mask & flag) === 0 ? [kind] : []))
      expect(open.toSorted()).toEqual(['net', 'pid', 'user'])
    }
    // Its flags are in memory, which a filter cannot read. Without clone3, libraries use clone instead.
    expect(named('clone3')).toMatchObject([{ action: 'SCMP_ACT_ERRNO', errnoRet: 38 }])
  })
})
