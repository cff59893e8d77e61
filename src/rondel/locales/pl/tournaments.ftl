# Turnieje i kanały.

## Odmowy

error-account_needed = Do tego potrzebne jest konto.
error-entered = Bierzesz już udział w tym turnieju.
error-not_entered = Nie bierzesz udziału w tym turnieju.
error-not_organizer = Może to zrobić tylko organizator turnieju.
error-too_few = Turniej wymaga co najmniej { $fewest } graczy.
error-too_late = Ostatnia runda, do której można było dołączyć, już się zaczęła.
error-too_many_tournaments = Masz już { $most } trwających turniejów.
error-tournament = Takiego turnieju nie da się zorganizować.
error-tournament_full = Wszystkie miejsca w tym turnieju są zajęte.
error-tournament_over = Ten turniej jest zakończony.
error-tournament_time = Początek musi przypadać w ciągu najbliższego roku.

## Kanały

feed-calendar = Rondel: twoje zegary
feed-clock = Twój czas mija: { $table }
feed-table = { $table } w Rondel
