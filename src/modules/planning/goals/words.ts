/** `ideas.server.ts` */
export const IDEA_WORDS = {
  emergency: 'Emergency fund',
};

/** `notices.ts` */
export const NOTICE_WORDS = {
  title: {
    reached: (name: string) => `You reached your goal: ${name}`,
    behind: (name: string) => `${name} is behind its date`,
    'pledge-missed': (name: string) => `A transfer for ${name} has not come`,
  },
  message: {
    reached: 'All of it is set aside. Its rules still add to it until you end them.',
    behind: 'At its pace it is reached after its date. See what each payday would have to bring.',
    'pledge-missed': 'The payday is over and no transfer of this amount came. You can set money aside yourself.',
  },
  why: 'You save for goals in this workspace.',
};
