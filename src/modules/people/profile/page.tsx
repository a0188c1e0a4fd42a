import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PictureSection } from './picture-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileQuery } from './profile.parts.tsx';
import { mayHaveCompany } from './rules.ts';
import { PAGE_WORDS } from './words.ts';

/** Who am I here? */
export function ProfilePage() {
  const profile = useQuery(profileQuery);
  return (
    <div className="max-w-reading">
      <PageHeader title={PAGE_WORDS.profileHeading} note={PAGE_WORDS.yourNameYourPictureNote} />
      <Loaded query={profile} skeleton={<Skeleton className="h-80" />}>
        {(user) => (
          <div className="flex flex-col gap-4">
            <PictureSection kind="avatar" name={user.displayName} url={user.avatarUrl} />
            <ProfileForm user={user} />
            {(mayHaveCompany(user) || user.companyLogoUrl !== null) && (
              <PictureSection kind="company-logo" name={user.company ?? ''} url={user.companyLogoUrl} />
            )}
          </div>
        )}
      </Loaded>
    </div>
  );
}
