import { CloudOff, CloudUpload, RefreshCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, textLinkClasses } from '#ui/button.tsx';
import { type Connection, lookForServer } from '#browser/connection.client.ts';
import { useFormats, writeMoment } from '#ui/formats.tsx';

/** A quiet line below the top bar: whether the server is away, what works meanwhile, and what waits for it or for a person. */
export function OfflineBar({ connection }: { connection: Connection }) {
  const { isReached, waiting, refused } = connection;
  const Icon = isReached ? (refused > 0 ? TriangleAlert : CloudUpload) : CloudOff;
  return (
    <div
      role="status"
      data-offline={!isReached || undefined}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-attention-tint px-4 py-2 text-sm text-attention-ink sm:px-6 lg:px-8"
    >
      <Icon className="size-4 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1 basis-60">
        {!isReached && <Away {...connection} />}
        {(waiting > 0 || refused > 0) && <Waiting waiting={waiting} refused={refused} />}
      </p>
      {!isReached && <TryAgain />}
    </div>
  );
}

function Away({ asOf }: Connection) {
  const formats = useFormats();
  const ageOfYourData = asOf !== null && <>You see your data as of {writeMoment(new Date(asOf), formats)}. </>;
  return (
    <>
      <strong className="font-semibold">You are offline.</strong> {ageOfYourData}
      You can still add transactions.{' '}
    </>
  );
}

function Waiting({ waiting, refused }: Pick<Connection, 'waiting' | 'refused'>) {
  const link = (text: string) => (
    <Link to="/app/transactions" className={textLinkClasses}>
      {text}
    </Link>
  );
  return (
    <>
      {waiting > 0 && (
        <>{link(waiting === 1 ? 'One transaction is not saved yet' : `${waiting} transactions are not saved yet`)}. </>
      )}
      {refused > 0 && (
        <>
          {link(
            refused === 1
              ? 'Check one transaction that could not be saved'
              : `Check ${refused} transactions that could not be saved`,
          )}
          .
        </>
      )}
    </>
  );
}

function TryAgain() {
  const [isTrying, setTrying] = useState(false);
  const look = async () => {
    setTrying(true);
    await lookForServer();
    setTrying(false);
  };
  return (
    <Button size="small" pending={isTrying} icon={<RefreshCw aria-hidden />} onClick={() => void look()}>
      Try again
    </Button>
  );
}
