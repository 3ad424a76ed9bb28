import { deliver } from '@/lib/notification-delivery/deliver'

/** Processes one lane in a process of its own, which kills itself at the given point. */
const [lane = '', point] = process.argv.slice(2)

await deliver(lane, {
  at: async (here) => {
    if (here === point) process.kill(process.pid, 'SIGKILL')
  },
})
process.exit(0)
